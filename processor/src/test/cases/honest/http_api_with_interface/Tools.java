package honest.http_api_with_interface;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

@McpServer(name = "cases")
public class Tools {
    private final Search search = new Search(new JdkTransport());

    // args: "${http}", "x y"
    @McpTool @Plain // accepted
    public List<String> find(String base, String query) {
        return search.find(base, query);
    }

    // args: "${http}"
    @McpTool @Plain // accepted
    public int status(String base) {
        return search.status(base);
    }
}

interface Transport {
    String get(URI uri);

    int head(URI uri);
}

class JdkTransport implements Transport {
    private final HttpClient http =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

    @Override
    public String get(URI uri) {
        return send(HttpRequest.newBuilder(uri).GET().build(), HttpResponse.BodyHandlers.ofString()).body();
    }

    @Override
    public int head(URI uri) {
        HttpRequest request = HttpRequest.newBuilder(uri)
                .method("HEAD", HttpRequest.BodyPublishers.noBody())
                .build();
        return send(request, HttpResponse.BodyHandlers.discarding()).statusCode();
    }

    private <T> HttpResponse<T> send(HttpRequest request, HttpResponse.BodyHandler<T> handler) {
        try {
            return http.send(request, handler);
        } catch (IOException e) {
            throw new UncheckedIOException("no answer from " + request.uri().getHost(), e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }
}

class Search {
    private static final ObjectMapper JSON = new ObjectMapper();
    private final Transport transport;

    Search(Transport transport) {
        this.transport = transport;
    }

    List<String> find(String base, String query) {
        String body = transport.get(URI.create(base + "?q=" + URLEncoder.encode(query, StandardCharsets.UTF_8)));
        try {
            List<String> names = new ArrayList<>();
            for (JsonNode node : JSON.readTree(body).path("results")) {
                names.add(node.path("name").asText("?"));
            }
            return names;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    int status(String base) {
        return transport.head(URI.create(base));
    }
}
