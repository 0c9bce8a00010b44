package dev.hintproof.processor.analysis;

import dev.hintproof.manifest.effect.Capability;
import dev.hintproof.processor.bytecode.ClassModel;
import dev.hintproof.processor.bytecode.MethodModel;
import dev.hintproof.processor.ir.MethodIr;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Type;

/**
 * One body as it is followed in one mode, and for small methods for one call site. Also the adapter of a lambda or method
 * reference, which has no code of its own.
 */
final class Instance {

    /** How one body leads to another. */
    enum Link {
        CALL,
        REFERENCE,
        INITIALISER,
        OVERRIDE,
        CALLBACK,
        CODEC
    }

    /** A step from one body to the next. */
    record Edge(Instance to, int line, Link link) {}

    /** A boundary that this body itself crosses. */
    record Hit(
            Capability capability,
            String boundary,
            String label,
            String where,
            Crossing.Kind kind,
            int line,
            @Nullable String why,
            @Nullable String remedy,
            boolean openWorld) {}

    private final MethodModel method;
    private final Mode mode;
    private final @Nullable MethodIr ir;
    private final @Nullable Instance cloner;
    private final String label;
    private final int depth;
    private final Node[] values;
    private final List<Type> adapterTypes;
    private final Node result;
    private final Set<Edge> edges = new LinkedHashSet<>();
    private final Set<Hit> hits = new LinkedHashSet<>();
    private final Map<List<Integer>, Node> joins = new LinkedHashMap<>();
    private final Map<Integer, Node> incoming = new LinkedHashMap<>();
    private boolean called;

    Instance(
            MethodModel method, Mode mode, @Nullable MethodIr ir, int values, @Nullable Instance cloner, String label) {
        this(method, mode, ir, values, cloner, label, List.of());
    }

    /** The adapter of a lambda whose functional method takes these types. */
    Instance(MethodModel method, Mode mode, List<Type> types, String label) {
        this(method, mode, null, types.size(), null, label, types);
    }

    private Instance(
            MethodModel method,
            Mode mode,
            @Nullable MethodIr ir,
            int values,
            @Nullable Instance cloner,
            String label,
            List<Type> adapterTypes) {
        this.adapterTypes = adapterTypes;
        this.method = method;
        this.mode = mode;
        this.ir = ir;
        this.cloner = cloner;
        this.depth = cloner == null ? 0 : cloner.depth + 1;
        this.label = label;
        this.values = new Node[values];
        this.result = new Node(mode == Mode.STARTUP);
    }

    /** The method; for an adapter the one whose body made the lambda. */
    MethodModel method() {
        return method;
    }

    Mode mode() {
        return mode;
    }

    boolean counts() {
        return mode == Mode.REACH;
    }

    boolean startup() {
        return mode == Mode.STARTUP;
    }

    /** For an adapter, the types of its values. */
    List<Type> adapterTypes() {
        return adapterTypes;
    }

    @Nullable
    MethodIr ir() {
        return ir;
    }

    /** How many call sites its identity depends on. */
    int depth() {
        return depth;
    }

    /** Whether the method already stands in the chain of call sites that this is specific for. */
    boolean isSpecificFor(MethodModel other) {
        for (Instance at = this; at != null; at = at.cloner) {
            if (at.method == other) {
                return true;
            }
        }
        return false;
    }

    /** The class that is being initialised while this runs, as far as call sites tell; null where none is. */
    @Nullable
    ClassModel initialising() {
        for (Instance at = this; at != null; at = at.cloner) {
            if (at.method.name().equals("<clinit>")) {
                return at.method.owner();
            }
        }
        return null;
    }

    /** What a path calls it. */
    String label() {
        return label;
    }

    Node value(int index) {
        Node node = values[index];
        if (node == null) {
            node = new Node(mode == Mode.STARTUP);
            values[index] = node;
        }
        return node;
    }

    /** Where a caller's argument arrives; for most parameters that is the value itself. */
    Node incoming(int index) {
        return incoming.isEmpty() ? value(index) : incoming.getOrDefault(index, value(index));
    }

    /** Keeps a parameter's arguments apart from its value, which a bound describes. */
    void separate(int index) {
        incoming.put(index, new Node(mode == Mode.STARTUP));
    }

    int valueCount() {
        return values.length;
    }

    Node result() {
        return result;
    }

    Set<Edge> edges() {
        return edges;
    }

    Set<Hit> hits() {
        return hits;
    }

    Map<List<Integer>, Node> joins() {
        return joins;
    }

    /** Whether some call with known arguments leads here, and not only a reference to it. */
    boolean called() {
        return called;
    }

    void markCalled() {
        called = true;
    }

    @Override
    public String toString() {
        return mode + " " + label;
    }
}
