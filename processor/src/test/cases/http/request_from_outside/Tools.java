package http.request_from_outside;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;

@McpServer(name = "cases")
public class Tools {
    private final HttpClient client = HttpClient.newHttpClient();
    private final HttpRequest request;

    public Tools(HttpRequest request) {
        this.request = request;
    }

    // run: no, nobody gives it a request
    @McpTool @Plain // refused: net.write via HttpClient.send
    public int tool() throws Exception {
        return client.send(request, HttpResponse.BodyHandlers.discarding()).statusCode();
    }
}
