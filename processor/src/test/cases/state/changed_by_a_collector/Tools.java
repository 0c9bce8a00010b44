package state.changed_by_a_collector;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A collector whose supplier gives a field's own list changes it. */
@McpServer(name = "cases")
public class Tools {

    private final List<String> kept = new ArrayList<>();
    private final ThreadLocal<int[]> counts = ThreadLocal.withInitial(() -> new int[1]);

    @McpTool @Plain // refused: state
    public int collected() {
        return Stream.of("a").collect(Collectors.toCollection(() -> kept)).size();
    }

    // run: nothing, the thread's value isn't looked at
    @McpTool @Plain // refused: state
    public int counted() {
        return counts.get()[0]++;
    }

    @McpTool @Plain // accepted
    public int fresh() {
        return Stream.of("a").collect(Collectors.toCollection(ArrayList::new)).size();
    }
}
