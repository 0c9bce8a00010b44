package dev.hintproof.manifest.effect;

/**
 * MCP's four hints of one tool, all of them always said.
 *
 * @param readOnly {@code readOnlyHint}: it doesn't modify its environment
 * @param destructive {@code destructiveHint}: it may do more than add to its environment; never together with {@code readOnly}
 * @param idempotent {@code idempotentHint}: calling it again with the same arguments has no additional effect
 * @param openWorld {@code openWorldHint}: it may interact with entities outside of the server's own system
 */
public record Hints(boolean readOnly, boolean destructive, boolean idempotent, boolean openWorld) {

    /** Refuses the one combination that contradicts itself. */
    public Hints {
        if (readOnly && destructive) {
            throw new IllegalArgumentException("a tool can't be read-only and destructive");
        }
    }
}
