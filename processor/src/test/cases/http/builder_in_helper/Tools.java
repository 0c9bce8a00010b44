package http.builder_in_helper;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;

@McpServer(name = "cases")
public class Tools {
    private final Api api = new Api();

    // args: "${http}"
    @McpTool @Plain // accepted
    public String tool(String url) throws Exception {
        return api.get(url, "a");
    }

    // args: "${http}"
    @McpTool @Plain // refused: net.write via HttpRequest.Builder.POST
    public String other(String url) throws Exception {
        return api.post(url, "a");
    }
}

class Api {
    private final HttpClient http = HttpClient.newBuilder().connectTimeout(Duration.ofSeconds(2)).build();

    private HttpRequest.Builder request(String url, String path) {
        return HttpRequest.newBuilder(URI.create(url + path)).header("X-Token", "t");
    }

    String get(String url, String path) throws IOException, InterruptedException {
        return send(request(url, path).GET());
    }

    String post(String url, String path) throws IOException, InterruptedException {
        return send(request(url, path).POST(HttpRequest.BodyPublishers.ofString("x")));
    }

    private String send(HttpRequest.Builder builder) throws IOException, InterruptedException {
        return http.send(builder.build(), HttpResponse.BodyHandlers.ofString()).body();
    }
}
