package honest.metrics_snapshot;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;

@McpServer(name = "cases")
public class Tools {
    private static final Instant START = Instant.now();

    @McpTool @Plain // accepted
    public Map<String, Object> snapshot() {
        Map<String, Object> result = new TreeMap<>();
        Runtime runtime = Runtime.getRuntime();
        result.put("memory.used", runtime.totalMemory() - runtime.freeMemory());
        result.put("processors", runtime.availableProcessors());
        result.put("uptime", Duration.between(START, Instant.now()).toSeconds());
        result.put("threads", Thread.activeCount());
        result.put("java", System.getProperty("java.version"));
        result.put("pid", ProcessHandle.current().pid());
        result.put("host", Optional.ofNullable(System.getenv("HOSTNAME")).orElse("unknown"));
        return result;
    }

    @McpTool @Plain // accepted
    public String thread_dump() {
        return Thread.getAllStackTraces().entrySet().stream()
                .filter(entry -> entry.getKey().isAlive())
                .map(entry -> entry.getKey().getName() + " " + entry.getValue().length)
                .sorted()
                .collect(Collectors.joining("\n"));
    }
}
