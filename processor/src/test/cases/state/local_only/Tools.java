package state.local_only;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

@McpServer(name = "cases")
public class Tools {
    @McpTool @Plain // accepted
    public Map<String, List<String>> tool(String text) {
        Map<String, List<String>> byLength = new TreeMap<>();
        for (String word : text.split("\\W+")) {
            byLength.computeIfAbsent(word.length() + "", k -> new ArrayList<>()).add(word);
        }
        byLength.values().forEach(Collections::sort);
        return byLength;
    }

    @McpTool @Plain // accepted
    public String builder(int n) {
        StringBuilder out = new StringBuilder();
        int[] counts = new int[4];
        for (int i = 0; i < n; i++) {
            counts[i % 4]++;
            out.append(i).append(',');
        }
        out.setLength(Math.max(0, out.length() - 1));
        return out.insert(0, counts[0]).reverse().toString();
    }

    @McpTool @Plain // accepted
    public List<Integer> accumulate() {
        List<Integer> out = new ArrayList<>();
        collect(3, out);
        return out;
    }

    private void collect(int n, List<Integer> into) {
        if (n > 0) {
            into.add(n);
            collect(n - 1, into);
        }
    }
}
