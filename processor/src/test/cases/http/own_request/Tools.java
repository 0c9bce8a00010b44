package http.own_request;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpHeaders;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;

/** A request class of the program's own has whatever method it likes. */
@McpServer(name = "cases")
public class Tools {

    private final HttpClient client = HttpClient.newHttpClient();

    // run: no, network
    @McpTool @Plain // refused: net.write via HttpClient.send
    public String own() throws IOException, InterruptedException {
        return client.send(new Own(), HttpResponse.BodyHandlers.ofString()).body();
    }

    // run: no, network
    @McpTool @Plain // accepted
    public String get() throws IOException, InterruptedException {
        return client.send(
                        HttpRequest.newBuilder(URI.create("http://localhost/")).GET().build(),
                        HttpResponse.BodyHandlers.ofString())
                .body();
    }
}

class Own extends HttpRequest {
    @Override
    public Optional<BodyPublisher> bodyPublisher() {
        return Optional.of(BodyPublishers.ofString("x"));
    }

    @Override
    public String method() {
        return "POST";
    }

    @Override
    public Optional<Duration> timeout() {
        return Optional.empty();
    }

    @Override
    public boolean expectContinue() {
        return false;
    }

    @Override
    public URI uri() {
        return URI.create("http://localhost/");
    }

    @Override
    public Optional<HttpClient.Version> version() {
        return Optional.empty();
    }

    @Override
    public HttpHeaders headers() {
        return HttpHeaders.of(Map.of(), (name, value) -> true);
    }
}
