package real.repository_client;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;
import java.util.stream.Collectors;

@McpServer(name = "cases")
public class Tools {
    private final RepositoryClient client;

    public Tools(RepositoryClient client) {
        this.client = client;
    }

    // as dependency: no, the code that wires it isn't reached there
    @McpTool @Plain // accepted
    public List<Issue> list_issues(String state, int page) {
        return client.issues(state, page).stream()
                .filter(issue -> !issue.title().startsWith("["))
                .sorted(Comparator.comparingInt(Issue::number).reversed())
                .toList();
    }

    // as dependency: no, the code that wires it isn't reached there
    @McpTool @Plain // accepted
    public String summary() {
        Map<String, List<Issue>> byState =
                client.issues("all", 1).stream().collect(Collectors.groupingBy(Issue::state));
        StringJoiner text = new StringJoiner("\n");
        byState.forEach((state, issues) -> text.add(state + ": " + issues.size()));
        return text.toString();
    }
}

record Issue(int number, String title, String state) {}

interface RepositoryClient {
    List<Issue> issues(String state, int page);
}

class HttpRepositoryClient implements RepositoryClient {
    private static final ObjectMapper JSON = new ObjectMapper();
    private final HttpClient http = HttpClient.newHttpClient();
    private final URI base;

    HttpRepositoryClient(URI base) {
        this.base = base;
    }

    @Override
    public List<Issue> issues(String state, int page) {
        HttpRequest request = HttpRequest.newBuilder(base.resolve("/issues?state=" + state + "&page=" + page))
                .header("Accept", "application/json")
                .build();
        try {
            HttpResponse<InputStream> response = http.send(request, HttpResponse.BodyHandlers.ofInputStream());
            List<Issue> issues = new ArrayList<>();
            try (InputStream in = response.body()) {
                for (JsonNode node : JSON.readTree(in)) {
                    if (node.has("number")) {
                        issues.add(new Issue(node.get("number").asInt(), node.path("title").asText(), node.path("state").asText("open")));
                    }
                }
            }
            return issues;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }
}

class Main {
    static Tools start(URI base) {
        return new Tools(new HttpRepositoryClient(base));
    }
}
