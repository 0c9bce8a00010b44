package dev.hintproof.processor.analysis;

import dev.hintproof.manifest.effect.Capability;
import java.util.Optional;

/**
 * One boundary that a method can reach, with one capability of it. A boundary with two capabilities is two crossings.
 *
 * @param capability the capability crossed
 * @param boundary what is crossed, for people: {@code java.nio.file.Files.delete}
 * @param kind how its effect is known
 * @param path one shortest path to it
 * @param why for opaque code, what could not be resolved; for a text that isn't constant, where the hole is; else empty
 * @param remedy what would settle it, ready to paste: a bound, a catalog line, a vouch; else empty
 * @param openWorld whether it may touch entities outside the server's own system
 */
public record Crossing(
        Capability capability,
        String boundary,
        Kind kind,
        CallPath path,
        Optional<String> why,
        Optional<String> remedy,
        boolean openWorld) {

    /** How the effect of a boundary is known. */
    public enum Kind {
        /** A catalog says so. */
        CATALOG,
        /** A person says so, by {@code @Vouched}. */
        VOUCHED,
        /** A bound ({@code @Plain}, {@code @Witnessed}, {@code @Emission} on a helper) says so. */
        BOUND,
        /** Memory that outlives the call is changed. */
        STATE,
        /** It is native code. */
        NATIVE,
        /** It can't be resolved. */
        UNRESOLVED
    }
}
