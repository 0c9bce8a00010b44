package cache.compute_if_absent;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

@McpServer(name = "cases")
public class Tools {
    private final Map<String, String> cache = new ConcurrentHashMap<>();

    // run: harmless, a cache that is read under its own key only
    @McpTool @Plain // accepted
    public String tool(String path) {
        return cache.computeIfAbsent(path, Tools::load);
    }

    private static String load(String path) {
        try {
            return Files.readString(Path.of(path));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
