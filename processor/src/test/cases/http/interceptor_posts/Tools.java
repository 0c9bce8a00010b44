package http.interceptor_posts;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;

@McpServer(name = "cases")
public class Tools {
    private final Api api = new Api();

    // args: "${http}"
    @McpTool @Plain // refused: net.write via HttpRequest.Builder.POST
    public String tool(String url) throws Exception {
        return api.get(url);
    }
}

class Api {
    private final HttpClient http = HttpClient.newHttpClient();

    String get(String url) throws Exception {
        HttpRequest request = HttpRequest.newBuilder(URI.create(url)).header("Authorization", token(url)).build();
        return http.send(request, HttpResponse.BodyHandlers.ofString()).body();
    }

    // The token's refresh is a POST in the middle of a GET.
    private String token(String url) throws Exception {
        HttpRequest login = HttpRequest.newBuilder(URI.create(url + "login"))
                .POST(HttpRequest.BodyPublishers.ofString("{}"))
                .build();
        return http.send(login, HttpResponse.BodyHandlers.ofString()).body();
    }
}
