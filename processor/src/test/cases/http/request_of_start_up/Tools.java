package http.request_of_start_up;

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
    private final HttpRequest ping;
    private final HttpRequest push;

    public Tools(URI server) {
        ping = HttpRequest.newBuilder(server).GET().build();
        push = HttpRequest.newBuilder(server).POST(HttpRequest.BodyPublishers.noBody()).build();
    }

    @McpTool @Plain // accepted
    public int ping() throws Exception {
        return client.send(ping, HttpResponse.BodyHandlers.discarding()).statusCode();
    }

    @McpTool @Plain // refused: net.write via HttpRequest.Builder.POST
    public int push() throws Exception {
        return client.send(push, HttpResponse.BodyHandlers.discarding()).statusCode();
    }
}
