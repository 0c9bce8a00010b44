package real.retrying_client;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

@McpServer(name = "cases")
public class Tools {
    private static final Logger LOG = LoggerFactory.getLogger(Tools.class);
    private final HttpClient http = HttpClient.newHttpClient();

    // args: "${http}", 2
    @McpTool @Plain // accepted
    public List<String> fetch_all(String url, int pages) throws Exception {
        List<String> bodies = new ArrayList<>();
        for (int page = 1; page <= pages; page++) {
            URI uri = URI.create(url + "?page=" + page);
            bodies.add(retry("page " + page, 3, () -> get(uri)));
        }
        return bodies;
    }

    // args: "${http}"
    @McpTool @Plain // refused: net.write via HttpRequest.Builder.POST
    public String submit(String url) throws Exception {
        return retry("submit", 3, () -> {
            HttpRequest request = HttpRequest.newBuilder(URI.create(url))
                    .POST(HttpRequest.BodyPublishers.ofString("x"))
                    .build();
            return http.send(request, HttpResponse.BodyHandlers.ofString()).body();
        });
    }

    private String get(URI uri) throws IOException, InterruptedException {
        HttpResponse<String> response =
                http.send(HttpRequest.newBuilder(uri).GET().build(), HttpResponse.BodyHandlers.ofString());
        if (response.statusCode() >= 500) {
            throw new IOException("status " + response.statusCode());
        }
        return response.body();
    }

    private static <T> T retry(String what, int attempts, Callable<T> body) throws Exception {
        long pause = 10;
        for (int attempt = 1; ; attempt++) {
            try {
                return body.call();
            } catch (IOException e) {
                if (attempt >= attempts) {
                    throw e;
                }
                LOG.warn("{} failed, attempt {}", what, attempt, e);
                Thread.sleep(pause);
                pause *= 2;
            }
        }
    }
}
