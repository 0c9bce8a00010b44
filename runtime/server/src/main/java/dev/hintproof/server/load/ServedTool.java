package dev.hintproof.server.load;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.hintproof.server.ToolBinding;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A tool that is served: its definition, exactly as in the manifest, and its code.
 *
 * @param definition goes over the wire as it is; never changed
 * @param binding calls the code
 * @param server the object that it is called on, as far as that is known
 */
public record ServedTool(ObjectNode definition, ToolBinding binding, Optional<Object> server) {

    /** The wire name. */
    public String name() {
        return binding.tool();
    }

    /** The schema of the arguments. */
    public JsonNode inputSchema() {
        return definition.path("inputSchema");
    }

    /** The schema of the structured result, or null where the tool has none. */
    public @Nullable JsonNode outputSchema() {
        return definition.get("outputSchema");
    }
}
