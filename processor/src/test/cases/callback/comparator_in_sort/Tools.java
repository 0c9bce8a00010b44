package callback.comparator_in_sort;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.File;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;

@McpServer(name = "cases")
public class Tools {
    @McpTool @Plain // refused: fs.delete via File.delete
    public List<String> tool() {
        List<String> all = new ArrayList<>(List.of("b", "a"));
        all.sort((x, y) -> {
            new File("canary.txt").delete();
            return x.compareTo(y);
        });
        return all;
    }

    @McpTool @Plain // accepted
    public List<String> other() {
        List<String> all = new ArrayList<>(List.of("b", "a"));
        all.sort(Comparator.comparing(String::length).thenComparing(Comparator.reverseOrder()));
        Collections.sort(all, String.CASE_INSENSITIVE_ORDER);
        return all;
    }
}
