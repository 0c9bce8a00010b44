package dev.hintproof.processor.analysis;

import dev.hintproof.manifest.effect.Capability;
import dev.hintproof.processor.bounds.Bound;
import dev.hintproof.processor.bounds.VouchSpec;
import dev.hintproof.processor.bytecode.MethodModel;
import dev.hintproof.processor.catalog.Rule;
import dev.hintproof.processor.ir.Op;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Records the boundaries that the followed call crosses, and what it takes on trust. */
final class Crossings {

    private final World world;
    private final Set<Reach.Vouch> vouched = new LinkedHashSet<>();
    private final Set<String> assumes = new LinkedHashSet<>();
    private final Set<Change> changes = new LinkedHashSet<>();

    Crossings(World world) {
        this.world = world;
    }

    Set<Reach.Vouch> vouched() {
        return vouched;
    }

    Set<String> assumes() {
        return assumes;
    }

    void assume(Instance body, String assumption) {
        if (body.counts()) {
            assumes.add(assumption);
        }
    }

    static boolean isOpenWorld(Capability capability) {
        return capability.family().equals("net")
                || capability == Capability.PROCESS_SPAWN
                || capability == Capability.OPAQUE;
    }

    /** A catalogued method is called. */
    void catalogued(
            Instance body,
            int line,
            MethodModel method,
            Capability capability,
            String catalog,
            boolean openWorld,
            @Nullable String why) {
        hit(
                body,
                new Instance.Hit(
                        capability,
                        Labels.qualifiedBoundary(method),
                        Labels.boundary(method),
                        "catalog " + catalog,
                        Crossing.Kind.CATALOG,
                        line,
                        why,
                        null,
                        openWorld || isOpenWorld(capability)));
    }

    /** A static field is read that stands for a boundary. */
    void fieldRead(Instance body, Op.GetField field, Capability capability, Rule rule) {
        boolean stdout = capability == Capability.STDOUT;
        hit(
                body,
                new Instance.Hit(
                        capability,
                        Labels.qualified(field.owner()) + "." + field.name(),
                        Labels.simple(field.owner()) + "." + field.name(),
                        "catalog " + rule.catalog(),
                        Crossing.Kind.CATALOG,
                        field.line(),
                        stdout
                                ? "standard output is the protocol's own stream on a stdio server: one line there breaks"
                                        + " the connection"
                                : null,
                        stdout ? "log it, or print to System.err" : null,
                        rule.openWorld() || isOpenWorld(capability)));
    }

    /** Something is used that a boundary made outside of the call. */
    void carried(Instance body, int line, MethodModel method, Carried carried, Rule rule) {
        hit(
                body,
                new Instance.Hit(
                        carried.capability(),
                        carried.boundary(),
                        carried.label() + " (made outside of the call, used by " + Labels.boundary(method) + ")",
                        carried.where(),
                        Crossing.Kind.CATALOG,
                        line,
                        null,
                        null,
                        rule.openWorld() || isOpenWorld(carried.capability())));
    }

    /** Something can't be resolved. */
    void opaque(Instance body, int line, String boundary, String why, @Nullable String remedy) {
        hit(
                body,
                new Instance.Hit(
                        Capability.OPAQUE,
                        boundary,
                        boundary,
                        Labels.place(body.method().owner(), line),
                        Crossing.Kind.UNRESOLVED,
                        line,
                        why,
                        remedy,
                        true));
    }

    /** A native method is called. */
    void nativeCode(Instance body, int line, MethodModel method) {
        hit(
                body,
                new Instance.Hit(
                        Capability.OPAQUE,
                        Labels.qualifiedBoundary(method),
                        Labels.boundary(method),
                        "native",
                        Crossing.Kind.NATIVE,
                        line,
                        "native code can't be looked into",
                        vouchRemedy(method),
                        true));
    }

    private record Change(Instance body, int line, @Nullable Obj object, String what) {}

    /** An object is changed, or a static field where there is none; whether that is state is decided at the end. */
    void changed(Instance body, int line, @Nullable Obj object, String what) {
        if (body.counts()) {
            changes.add(new Change(body, line, object, what));
        }
    }

    /** Decides which changes are changes of state, now that everything is known of what changed. */
    void decideChanges() {
        for (Change change : changes) {
            Obj object = change.object();
            if (object == null) {
                state(change.body(), change.line(), change.what());
            } else {
                if (!Holders.isPassage(object.type())) {
                    decide(change, object, new HashSet<>());
                }
            }
        }
        changes.clear();
    }

    private void decide(Change change, Obj object, Set<Obj> seen) {
        if (!seen.add(object) || world.traits(object.type()).immutable()) {
            return;
        }
        switch (object.kind()) {
            case MADE, ARRAY, FOREIGN, UNKNOWN, AMBIENT, ARGUMENT -> {
                if (object.outlives()) {
                    Reach.Vouch vouch = object.vouch();
                    if (vouch == null) {
                        if (isState(change, object)) {
                            state(change, object);
                        }
                    } else {
                        vouched.add(vouch);
                    }
                } else if (object.base() != null) {
                    for (Obj base : object.base().objects()) {
                        decide(change, base, seen);
                    }
                }
            }
            default -> {
                // Constants and values don't change.
            }
        }
    }

    /** A carrier's use counts what it carries; that its position moves is no state besides. */
    private boolean isState(Change change, Obj object) {
        if (object.data() == Heap.EMPTY) {
            return false;
        }
        if (object.data() instanceof MethodModel maker && Holders.isUnmodifiable(maker)) {
            return false;
        }
        if (change.what().endsWith(".computeIfAbsent") && world.caches.isCache(object)) {
            return false;
        }
        return !carries(object, new HashSet<>());
    }

    /** Whether an object carries a boundary's effect, itself or by what it wraps. */
    private boolean carries(Obj object, Set<Obj> seen) {
        if (!seen.add(object)) {
            return false;
        }
        if (!world.heap.slot(object, Heap.CARRIES).isEmpty()) {
            return true;
        }
        boolean wrapper = object.type().startsWith("java/io/")
                || object.type().startsWith("java/nio/channels/")
                || object.programClass() != null;
        if (wrapper) {
            for (Obj held : world.heap.slot(object, Heap.CONTENTS).objects()) {
                if (carries(held, seen)) {
                    return true;
                }
            }
        }
        return false;
    }

    private void state(Change change, Obj object) {
        String holder = world.heap.holdersOf(object);
        boolean method = change.what().indexOf('.') > 0;
        String what = holder == null
                ? change.what() + " on an object that outlives the call"
                : method && !change.what().equals(holder) ? holder + " (by " + change.what() + ")" : holder;
        state(change.body(), change.line(), what);
    }

    private void state(Instance body, int line, String what) {
        hit(
                body,
                new Instance.Hit(
                        Capability.STATE,
                        what,
                        what,
                        Labels.place(body.method().owner(), line),
                        Crossing.Kind.STATE,
                        line,
                        null,
                        null,
                        false));
    }

    /** A bounded method or value is used. */
    void bound(Instance body, int line, String what, Bound bound) {
        for (Capability one : bound.admitted()) {
            hit(
                    body,
                    new Instance.Hit(
                            one,
                            what,
                            what,
                            "bound " + bound,
                            Crossing.Kind.BOUND,
                            line,
                            null,
                            null,
                            isOpenWorld(one)));
        }
    }

    /** A vouched method or field is used. */
    void vouch(Instance body, int line, String what, VouchSpec spec) {
        if (!body.counts()) {
            return;
        }
        vouched.add(vouchOf(what, spec));
        for (Capability one : spec.counted()) {
            hit(
                    body,
                    new Instance.Hit(
                            one, what, what, "vouched", Crossing.Kind.VOUCHED, line, null, null, spec.openWorld()));
        }
    }

    static Reach.Vouch vouchOf(String what, VouchSpec spec) {
        return new Reach.Vouch(what, spec.effectClass(), spec.capabilities(), spec.openWorld(), spec.reason());
    }

    private static void hit(Instance body, Instance.Hit hit) {
        if (body.counts()) {
            body.hits().add(hit);
        }
    }

    static String vouchRemedy(MethodModel method) {
        return "@Vouched(as = Plain.class, reason = \"…\") on " + Labels.method(method);
    }

    static String boundRemedy(MethodModel method) {
        return "@Plain on " + Labels.method(method) + ", if every implementation keeps it";
    }

    static String catalogRemedy(MethodModel method) {
        return "a catalog line: " + method.owner().name().replace('/', '.') + "#" + method.name() + "("
                + String.join(
                        ",", method.parameters().stream().map(Labels::type).toList()) + ") : plain";
    }

    /** Forgets what belongs to the call that was looked at. */
    void dropCall() {
        vouched.clear();
        changes.clear();
        assumes.clear();
    }
}
