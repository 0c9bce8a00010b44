package callback.map_compute;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.File;
import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;

@McpServer(name = "cases")
public class Tools {
    @McpTool @Plain // refused: fs.delete via File.delete
    public int tool() {
        Map<String, Integer> counts = new HashMap<>();
        counts.computeIfAbsent("a", k -> new File("canary.txt").delete() ? 1 : 0);
        return counts.size();
    }

    @McpTool @Plain // accepted
    public Map<String, Integer> words(String text) {
        Map<String, Integer> counts = new TreeMap<>();
        for (String word : text.split(" ")) {
            counts.merge(word, 1, Integer::sum);
            counts.compute(word, (k, v) -> v == null ? 1 : v);
        }
        return counts;
    }
}
