package dev.hintproof.proxy.surface;

import com.fasterxml.jackson.databind.JsonNode;
import dev.hintproof.manifest.effect.EffectClass;
import dev.hintproof.manifest.imports.Claim;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One tool as the gate sees it.
 *
 * @param name its name
 * @param definition the definition as the server sends it, not to be changed
 * @param digest digest of its canonical JSON
 * @param effectClass what calls of it are taken for; an emission while its definition isn't the pinned one
 * @param claim what became of its read-only claim
 * @param pin how its definition stands to what was pinned
 * @param reasons why it has its class, in words
 * @param ambiguous whether several tools have its name: none of them is called
 * @param withheld why it is kept from the client and never called; null where it isn't
 */
public record ToolView(
        String name,
        JsonNode definition,
        String digest,
        EffectClass effectClass,
        Claim claim,
        PinState pin,
        List<String> reasons,
        boolean ambiguous,
        @Nullable String withheld) {

    /** Whether a call passes unasked, its arguments being right. */
    public boolean isPlain() {
        return effectClass == EffectClass.PLAIN && pin == PinState.PINNED && !ambiguous && withheld == null;
    }

    /** Whether the tool claims to only read, and nothing has spoken against it so far. */
    public boolean claimsToRead() {
        return claim == Claim.TRUSTED || claim == Claim.UNCHECKED;
    }
}
