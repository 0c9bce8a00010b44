package http.post;

import dev.hintproof.annotations.Emission;
import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;

@McpServer(name = "cases")
public class Tools {
    private final HttpClient client = HttpClient.newHttpClient();

    // args: "${http}"
    @McpTool @Plain // refused: net.write via HttpRequest.Builder.POST
    public String tool(String url) throws Exception {
        HttpRequest request = HttpRequest.newBuilder(URI.create(url))
                .POST(HttpRequest.BodyPublishers.ofString("{}"))
                .build();
        return client.send(request, HttpResponse.BodyHandlers.ofString()).body();
    }

    // args: "${http}"
    @McpTool @Plain // refused: net.write via HttpRequest.Builder.DELETE
    public int delete(String url) throws Exception {
        return client.send(HttpRequest.newBuilder(URI.create(url)).DELETE().build(), HttpResponse.BodyHandlers.discarding())
                .statusCode();
    }

    // args: "${http}"
    @McpTool @Plain // refused: net.write via HttpRequest.Builder.method
    public int constant(String url) throws Exception {
        HttpRequest request = HttpRequest.newBuilder(URI.create(url))
                .method("PATCH", HttpRequest.BodyPublishers.noBody())
                .build();
        return client.send(request, HttpResponse.BodyHandlers.discarding()).statusCode();
    }

    // args: "${http}", "PUT"
    @McpTool @Plain // refused: net.write via HttpRequest.Builder.method
    public int computed(String url, String verb) throws Exception {
        HttpRequest request = HttpRequest.newBuilder(URI.create(url))
                .method(verb, HttpRequest.BodyPublishers.noBody())
                .build();
        return client.send(request, HttpResponse.BodyHandlers.discarding()).statusCode();
    }

    // args: "${http}"
    @McpTool @Emission("net.write") // accepted
    public int declared(String url) throws Exception {
        return client.send(
                        HttpRequest.newBuilder(URI.create(url)).PUT(HttpRequest.BodyPublishers.noBody()).build(),
                        HttpResponse.BodyHandlers.discarding())
                .statusCode();
    }
}
