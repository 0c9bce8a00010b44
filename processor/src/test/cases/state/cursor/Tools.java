package state.cursor;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.time.Instant;
import java.util.List;

@McpServer(name = "cases")
public class Tools {
    private Instant last = Instant.EPOCH;
    private final List<Instant> events = List.of(Instant.EPOCH.plusSeconds(1), Instant.EPOCH.plusSeconds(2));

    // The tool looks like a read, but the second call answers differently.
    @McpTool @Plain // refused: state via last
    public List<String> tool() {
        List<String> fresh = events.stream().filter(e -> e.isAfter(last)).map(Instant::toString).toList();
        last = Instant.now();
        return fresh;
    }
}
