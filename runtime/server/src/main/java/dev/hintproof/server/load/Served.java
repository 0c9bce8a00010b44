package dev.hintproof.server.load;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * All that is served under one name: what both protocol adapters start from.
 *
 * @param name the server's name
 * @param title its name for people, or null
 * @param version its version
 * @param instructions how a model should use it, or null
 * @param tools by wire name, in the manifest's order
 * @param model how classes of the program are read and written
 */
public record Served(
        String name,
        @Nullable String title,
        String version,
        @Nullable String instructions,
        Map<String, ServedTool> tools,
        DataModel model) {

    public Served {
        tools = Collections.unmodifiableMap(new LinkedHashMap<>(tools));
    }

    /** The tools in the manifest's order. */
    public List<ServedTool> toolList() {
        return List.copyOf(tools.values());
    }
}
