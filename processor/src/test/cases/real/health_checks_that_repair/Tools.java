package real.health_checks_that_repair;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.File;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.BooleanSupplier;

@McpServer(name = "cases")
public class Tools {
    private final List<Check> checks = List.of(
            new Check("disk", () -> new File(".").getUsableSpace() > 0),
            new Check("lock", () -> !new File("canary.txt").exists() || new File("canary.txt").delete()));

    @McpTool @Plain // refused: fs.delete via File.delete
    public Map<String, String> run() {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        try {
            Map<String, CompletableFuture<String>> running = new LinkedHashMap<>();
            for (Check check : checks) {
                running.put(
                        check.name(),
                        CompletableFuture.supplyAsync(() -> check.test().getAsBoolean() ? "up" : "down", pool));
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
