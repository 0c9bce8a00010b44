package dev.hintproof.processor.analysis;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * A place that holds objects: a local value, a field, what a holder holds. Objects only ever arrive. Made and filled by a {@link
 * Solver} alone.
 */
final class Node {

    private static final int LINEAR = 10;

    /** Where objects flow on to; the filter narrows or drops them. */
    record Edge(Node to, @Nullable UnaryOperator<@Nullable Obj> filter) {}

    private final boolean shared;
    private int delivered;
    private final List<Obj> objects = new ArrayList<>(2);
    private @Nullable Set<Obj> index;
    private final List<Edge> edges = new ArrayList<>(2);
    private final List<Consumer<Obj>> listeners = new ArrayList<>(1);
    private @Nullable List<Edge> callEdges;
    private @Nullable List<Consumer<Obj>> callListeners;

    Node(boolean shared) {
        this.shared = shared;
    }

    /** Whether it belongs to the program as a whole rather than to the call that is looked at. */
    boolean shared() {
        return shared;
    }

    List<Obj> objects() {
        return objects;
    }

    /** Those objects that edges and listeners have been told of: the first so many. */
    List<Obj> delivered() {
        return List.copyOf(objects.subList(0, delivered));
    }

    void deliverNext() {
        delivered++;
    }

    boolean isEmpty() {
        return objects.isEmpty();
    }

    boolean holds(Obj object) {
        return index == null ? objects.contains(object) : index.contains(object);
    }

    void put(Obj object) {
        objects.add(object);
        if (index != null) {
            index.add(object);
        } else if (objects.size() > LINEAR) {
            index = new HashSet<>(objects);
        }
    }

    List<Edge> edges() {
        return edges;
    }

    List<Consumer<Obj>> listeners() {
        return listeners;
    }

    /** Edges out of a shared node into the call that is looked at; dropped when another call is. */
    List<Edge> callEdges() {
        if (callEdges == null) {
            callEdges = new ArrayList<>(2);
        }
        return callEdges;
    }

    List<Consumer<Obj>> callListeners() {
        if (callListeners == null) {
            callListeners = new ArrayList<>(2);
        }
        return callListeners;
    }

    boolean hasCallEdges() {
        return callEdges != null;
    }

    boolean hasCallListeners() {
        return callListeners != null;
    }

    void dropCall() {
        callEdges = null;
        callListeners = null;
    }
}
