package honest.collector_classes;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

@McpServer(name = "cases")
public class Tools {
    // args: ["b", "a", "b"]
    @McpTool @Plain // accepted
    public Map<String, Integer> histogram(List<String> words) {
        Histogram histogram = new Histogram();
        words.forEach(histogram::add);
        return histogram.merge(Histogram.of("z")).sorted();
    }

    static final class Histogram {
        private final Map<String, Integer> counts = new HashMap<>();

        static Histogram of(String... words) {
            Histogram result = new Histogram();
            for (String word : words) {
                result.add(word);
            }
            return result;
        }

        void add(String word) {
            counts.merge(word, 1, Integer::sum);
        }

        Histogram merge(Histogram other) {
            Histogram result = new Histogram();
            result.counts.putAll(counts);
            other.counts.forEach((word, n) -> result.counts.merge(word, n, Integer::sum));
            return result;
        }

        Map<String, Integer> sorted() {
            return new TreeMap<>(counts);
        }
    }
}
