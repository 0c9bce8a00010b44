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
    record Edge(Node to, @Nullable UnaryOperator<@Nullable Obj> filter) {

        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof Edge edge && edge.to == to && edge.filter == filter;
        }

        @Override
        public int hashCode() {
            return System.identityHashCode(to) * 31 + System.identityHashCode(filter);
        }
    }

    private final boolean shared;
    private final @Nullable Slot slot;
    private int delivered;
    private final List<Obj> objects = new ArrayList<>(2);
    private @Nullable Set<Obj> index;
    private final List<Edge> edges = new ArrayList<>(2);
    private final List<Consumer<Obj>> listeners = new ArrayList<>(1);
    private @Nullable Set<Edge> edgeIndex;
    private @Nullable List<Edge> callEdges;
    private @Nullable Set<Edge> callEdgeIndex;
    private @Nullable List<Consumer<Obj>> callListeners;

    /** Which slot of which object a node is. */
    record Slot(Obj holder, Object name) {}

    Node(boolean shared) {
        this(shared, null);
    }

    /** The node of a slot of an object of the program, which the objects that it holds know of; null for another. */
    Node(boolean shared, @Nullable Slot slot) {
        this.shared = shared;
        this.slot = slot;
    }

    /** Whether it belongs to the program as a whole rather than to the call that is looked at. */
    boolean shared() {
        return shared;
    }

    List<Obj> objects() {
        return objects;
    }

    int count() {
        return objects.size();
    }

    Obj object(int index) {
        return objects.get(index);
    }

    /** How many objects edges and listeners have been told of: the first so many. */
    int delivered() {
        return delivered;
    }

    void deliver(int count) {
        delivered = count;
    }

    boolean isEmpty() {
        return objects.isEmpty();
    }

    boolean holds(Obj object) {
        return index == null ? objects.contains(object) : index.contains(object);
    }

    /** Adds an object; false where it's there already. */
    boolean put(Obj object) {
        if (index != null) {
            if (!index.add(object)) {
                return false;
            }
        } else if (objects.contains(object)) {
            return false;
        }
        objects.add(object);
        if (slot != null) {
            object.heldBy().add(slot);
        }
        if (index == null && objects.size() > LINEAR) {
            index = new HashSet<>(objects);
        }
        return true;
    }

    /**
     * Adds an edge; false where there is such a one already.
     *
     * @param ofCall whether it is to be dropped with the call
     */
    boolean connect(Edge edge, boolean ofCall) {
        List<Edge> list = ofCall ? callEdges() : edges;
        Set<Edge> known = ofCall ? callEdgeIndex : edgeIndex;
        if (known != null ? !known.add(edge) : list.contains(edge)) {
            return false;
        }
        list.add(edge);
        if (known == null && list.size() > LINEAR) {
            Set<Edge> made = new HashSet<>(list);
            if (ofCall) {
                callEdgeIndex = made;
            } else {
                edgeIndex = made;
            }
        }
        return true;
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
        callEdgeIndex = null;
        callListeners = null;
    }
}
