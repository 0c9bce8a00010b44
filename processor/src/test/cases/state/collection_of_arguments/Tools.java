package state.collection_of_arguments;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.util.HashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.Set;

@McpServer(name = "cases")
public class Tools {
    private final Set<String> banned = new HashSet<>(Set.of("x"));

    @McpTool @Plain // accepted
    public List<String> tool(String text) {
        List<String> words = new LinkedList<>(List.of(text.split(" ")));
        words.removeAll(banned);
        words.removeIf(w -> w.length() > 20);
        words.sort(null);
        return words;
    }

    @McpTool @Plain // refused: state via banned
    public boolean other(String text) {
        return banned.retainAll(List.of(text));
    }
}
