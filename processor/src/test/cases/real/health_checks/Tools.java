package real.health_checks;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.File;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;

@McpServer(name = "cases")
public class Tools {
    private final List<Check> checks = List.of(
            new Check("disk", () -> new File(".").getUsableSpace() > 0),
            new Check("memory", () -> Runtime.getRuntime().freeMemory() > 1000),
            new Check("clock", () -> Instant.now().isAfter(Instant.EPOCH)));

    @McpTool @Plain // accepted
    public Map<String, String> run() {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        try {
            Map<String, CompletableFuture<String>> running = new LinkedHashMap<>();
            for (Check check : checks) {
                running.put(
                        check.name(),
                        CompletableFuture.supplyAsync(() -> check.test().getAsBoolean() ? "up" : "down", pool)
                                .orTimeout(2, TimeUnit.SECONDS)
                                .exceptionally(e -> "failed: " + e.getMessage()));
            }
            Map<String, String> result = new TreeMap<>();
            running.forEach((name, future) -> result.put(name, future.join()));
            return result;
        } finally {
            pool.shutdown();
        }
    }

    record Check(String name, BooleanSupplier test) {}
}
