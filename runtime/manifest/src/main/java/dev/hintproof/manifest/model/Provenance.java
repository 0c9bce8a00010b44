package dev.hintproof.manifest.model;

import dev.hintproof.manifest.effect.Capability;
import dev.hintproof.manifest.effect.EffectClass;
import dev.hintproof.manifest.effect.HintDerivation;
import dev.hintproof.manifest.effect.Scope;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;

/**
 * Where a tool's hints come from: {@code _meta["dev.hintproof/x-revl"]}.
 *
 * @param server name of the server
 * @param type binary name of the class that declares the tool's method
 * @param method the method with its erased signature, such as {@code readNote(long)}
 * @param classification the effect class that it is declared to have
 * @param scope the capabilities that it is declared to use
 * @param undo for a witnessed tool, how it is undone; else empty
 * @param idempotent whether its author declares it idempotent; this is not checked
 * @param effects what its code can reach
 * @param paths one shortest call path for each capability beyond the plain ones
 * @param vouched every vouched boundary relied on
 * @param assumes every assumption relied on, sorted
 */
public record Provenance(
        String server,
        String type,
        String method,
        EffectClass classification,
        Scope scope,
        Optional<Undo> undo,
        boolean idempotent,
        Effects effects,
        List<Path> paths,
        List<Vouched> vouched,
        SortedSet<String> assumes) {

    /** The value of {@code annotationsDerivedFrom}. */
    public static final String DERIVED_FROM = "compiler";

    /**
     * Copies the lists.
     *
     * @throws IllegalArgumentException if there is an undo without the class {@code witnessed}, or the class without an undo
     */
    public Provenance {
        if (undo.isPresent() != (classification == EffectClass.WITNESSED)) {
            throw new IllegalArgumentException("a tool has an undo exactly if it is witnessed; this one is "
                    + classification.word() + (undo.isPresent() ? " with an undo" : " without an undo"));
        }
        for (Capability capability : effects.reachesCapabilities()) {
            if (!scope.admits(classification, capability)) {
                throw new IllegalArgumentException("the tool reaches " + capability + ", which its declaration ("
                        + classification.word() + " " + scope.wireNames(classification) + ") does not admit");
            }
        }
        // One form for one meaning, so that what is written and read again is equal.
        scope = Scope.ofWireNames(classification, scope.wireNames(classification));
        paths = List.copyOf(paths);
        vouched = List.copyOf(vouched);
        assumes = Sorted.copy(assumes);
    }

    /** What the hints are derived from. */
    public HintDerivation derivation() {
        return new HintDerivation(
                classification,
                scope,
                effects.reachesCapabilities(),
                vouched.stream().anyMatch(Vouched::openWorld),
                idempotent);
    }

    /** One sentence that says what was checked, and no more. */
    public String guarantee() {
        return Guarantee.of(this);
    }

    /**
     * How a witnessed tool is undone.
     *
     * @param tool name of the tool of the same server that undoes it
     * @param witness {@code result} or {@code arguments}: what the undo is called with
     */
    public record Undo(String tool, String witness) {

        /** Checks the witness. */
        public Undo {
            if (!witness.equals("result") && !witness.equals("arguments")) {
                throw new IllegalArgumentException("a witness is 'result' or 'arguments', not '" + witness + "'");
            }
        }
    }

    /**
     * What a tool's code can reach.
     *
     * @param reachesCapabilities the capabilities
     * @param reachesEmission boundaries that are emissions, for people
     * @param reachesUndoable boundaries that can be undone, for people
     * @param reachesHostCode native, vouched and opaque code, for people
     * @param hosts for {@code net.*}: {@code configured}, or {@code argument} where an argument can choose the host; else empty
     */
    public record Effects(
            SortedSet<Capability> reachesCapabilities,
            SortedSet<String> reachesEmission,
            SortedSet<String> reachesUndoable,
            SortedSet<String> reachesHostCode,
            Optional<String> hosts) {

        /** Copies the sets. */
        public Effects {
            reachesCapabilities = Sorted.copy(reachesCapabilities);
            reachesEmission = Sorted.copy(reachesEmission);
            reachesUndoable = Sorted.copy(reachesUndoable);
            reachesHostCode = Sorted.copy(reachesHostCode);
            hosts.ifPresent(value -> {
                if (!value.equals("configured") && !value.equals("argument")) {
                    throw new IllegalArgumentException(
                            "effects.hosts is 'configured' or 'argument', not '" + value + "'");
                }
            });
        }
    }

    /**
     * A call path.
     *
     * @param capability what it leads to
     * @param boundary the boundary that it ends at
     * @param steps from the tool to the boundary
     */
    public record Path(Capability capability, String boundary, List<Step> steps) {

        /** Copies the steps. */
        public Path {
            steps = List.copyOf(steps);
        }
    }

    /**
     * One step of a call path.
     *
     * @param what what is entered
     * @param where its place in the source or the catalog's name; empty if not known
     */
    public record Step(String what, String where) {}

    /**
     * A boundary that a person vouched for.
     *
     * @param boundary what is vouched for
     * @param as the effect class that it is said to have
     * @param capabilities the capabilities that it is said to use
     * @param openWorld whether it is said to touch entities outside
     * @param reason why it may be believed, as its author wrote it
     */
    public record Vouched(
            String boundary, EffectClass as, SortedSet<Capability> capabilities, boolean openWorld, String reason) {

        /** Copies the capabilities. */
        public Vouched {
            capabilities = Sorted.copy(capabilities);
        }
    }
}
