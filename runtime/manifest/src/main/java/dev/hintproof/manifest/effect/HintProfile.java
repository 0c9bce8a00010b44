package dev.hintproof.manifest.effect;

import java.util.Arrays;
import java.util.Optional;

/** Whose definition of the hints is followed: the same reach maps to other booleans in other places. */
public enum HintProfile {
    /** Hintproof's own: what can be undone isn't destructive. */
    DERIVED("derived"),

    /** The words of the MCP specification: whatever changes more than it adds is destructive, undo or not. */
    MCP_STRICT("mcp-strict"),

    /**
     * OpenAI's directory: read-only is only what fetches or computes (no log records, no jobs); being undoable is no excuse. That
     * an account elsewhere is private isn't visible in a reach, so every network access stays open-world.
     */
    OPENAI_DIRECTORY("openai-directory"),

    /** Anthropic's directory: whatever modifies, deletes or sends is destructive, also where it only adds. */
    ANTHROPIC_DIRECTORY("anthropic-directory");

    private final String wireName;

    HintProfile(String wireName) {
        this.wireName = wireName;
    }

    /** The name that options and manifests use, such as {@code mcp-strict}. */
    public String wireName() {
        return wireName;
    }

    /** The profile of that wire name; empty where there is none. */
    public static Optional<HintProfile> of(String wireName) {
        return Arrays.stream(values())
                .filter(profile -> profile.wireName.equals(wireName))
                .findFirst();
    }
}
