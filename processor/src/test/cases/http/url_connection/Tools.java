package http.url_connection;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.InputStream;
import java.net.HttpURLConnection;
import java.net.URL;
import java.nio.charset.StandardCharsets;

@McpServer(name = "cases")
public class Tools {
    // args: "${http}"
    @McpTool @Plain // accepted
    public String tool(String url) throws Exception {
        HttpURLConnection connection = (HttpURLConnection) new URL(url).openConnection();
        connection.setConnectTimeout(2000);
        connection.setRequestProperty("Accept", "text/plain");
        try (InputStream in = connection.getInputStream()) {
            return connection.getResponseCode() + new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } finally {
            connection.disconnect();
        }
    }

    // args: "${http}"
    @McpTool @Plain // accepted
    public int open_stream(String url) throws Exception {
        try (InputStream in = new URL(url).openStream()) {
            return in.readAllBytes().length;
        }
    }

    // args: "${http}"
    @McpTool @Plain // refused: net.write via setRequestMethod
    public int post(String url) throws Exception {
        HttpURLConnection connection = (HttpURLConnection) new URL(url).openConnection();
        connection.setRequestMethod("POST");
        return connection.getResponseCode();
    }

    // args: "${http}"
    @McpTool @Plain // refused: net.write via setDoOutput
    public int output(String url) throws Exception {
        HttpURLConnection connection = (HttpURLConnection) new URL(url).openConnection();
        connection.setDoOutput(true);
        connection.getOutputStream().write(1);
        return connection.getResponseCode();
    }

    // args: "${http}"
    @McpTool @Plain // accepted
    public int head(String url) throws Exception {
        HttpURLConnection connection = (HttpURLConnection) new URL(url).openConnection();
        connection.setRequestMethod("HEAD");
        return connection.getResponseCode();
    }
}
