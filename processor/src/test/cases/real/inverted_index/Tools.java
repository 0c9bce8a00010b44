package real.inverted_index;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.TreeSet;

@McpServer(name = "cases")
public class Tools {
    private final Index index = Index.of(Map.of(
            "intro", "Read the introduction first",
            "setup", "First install then read the log",
            "faq", "Questions nobody asked"));

    // args: "read first"
    @McpTool @Plain // accepted
    public List<String> search(String query) {
        return index.search(query).stream().map(hit -> hit.document() + " " + hit.score()).toList();
    }

    @McpTool @Plain // accepted
    public Set<String> terms() {
        return index.terms();
    }
}

final class Index {
    private final Map<String, Map<String, Integer>> postings;
    private final int documents;

    private Index(Map<String, Map<String, Integer>> postings, int documents) {
        this.postings = postings;
        this.documents = documents;
    }

    static Index of(Map<String, String> texts) {
        Map<String, Map<String, Integer>> postings = new HashMap<>();
        texts.forEach((name, text) -> {
            for (String term : tokens(text)) {
                postings.computeIfAbsent(term, t -> new HashMap<>()).merge(name, 1, Integer::sum);
            }
        });
        return new Index(postings, texts.size());
    }

    private static List<String> tokens(String text) {
        return Arrays.stream(text.toLowerCase(Locale.ROOT).split("[^a-z]+")).filter(t -> t.length() > 2).toList();
    }

    List<Hit> search(String query) {
        Map<String, Double> scores = new HashMap<>();
        for (String term : tokens(query)) {
            Map<String, Integer> found = postings.getOrDefault(term, Map.of());
            double weight = Math.log1p(documents / (1.0 + found.size()));
            found.forEach((name, count) -> scores.merge(name, count * weight, Double::sum));
        }
        PriorityQueue<Hit> best = new PriorityQueue<>(Comparator.comparingDouble(Hit::score).reversed());
        scores.forEach((name, score) -> best.add(new Hit(name, score)));
        List<Hit> result = new ArrayList<>();
        while (!best.isEmpty() && result.size() < 10) {
            result.add(best.poll());
        }
        return result;
    }

    Set<String> terms() {
        return new TreeSet<>(postings.keySet());
    }

    record Hit(String document, double score) {}
}
