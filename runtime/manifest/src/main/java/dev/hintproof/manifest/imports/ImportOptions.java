package dev.hintproof.manifest.imports;

import dev.hintproof.manifest.model.ToolDefinition;
import java.util.Map;
import java.util.Set;

/**
 * What an operator adds to a tool list.
 *
 * @param trustReadOnlyHints whether an uncontradicted {@code readOnlyHint: true} is believed
 * @param undos the undos that the operator declares, by the tool that is undone
 * @param distrusted names of tools that were seen to change something in spite of their claim
 * @param verified definitions that were derived from the server's own code and verified, by name
 */
public record ImportOptions(
        boolean trustReadOnlyHints,
        Map<String, UndoSpec> undos,
        Set<String> distrusted,
        Map<String, ToolDefinition> verified) {

    /** Copies what could change. */
    public ImportOptions {
        undos = Map.copyOf(undos);
        distrusted = Set.copyOf(distrusted);
        verified = Map.copyOf(verified);
    }

    /** Nothing is added, and nothing is believed. */
    public static ImportOptions strict() {
        return new ImportOptions(false, Map.of(), Set.of(), Map.of());
    }
}
