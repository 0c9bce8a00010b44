package dev.hintproof.processor.analysis;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** Lets objects flow along edges until nothing changes. Work is done in the order in which it came up, so that results are stable. */
final class Solver {

    private record Arrival(Node node, Obj object) {}

    private final Deque<Arrival> arrivals = new ArrayDeque<>();
    private final Deque<Runnable> tasks = new ArrayDeque<>();
    private final List<Node> touched = new ArrayList<>();
    private Arrivals hook = (node, object) -> {};

    /** Told of each object that arrives somewhere. */
    interface Arrivals {
        void arrived(Node node, Obj object);
    }

    void hook(Arrivals arrivals) {
        this.hook = arrivals;
    }

    /** Adds an object to a node. */
    void add(Node node, @Nullable Obj object) {
        if (object != null && !node.holds(object)) {
            node.put(object);
            arrivals.add(new Arrival(node, object));
        }
    }

    /** Lets everything in one node flow into another. */
    void edge(Node from, Node to) {
        edge(from, to, null);
    }

    /** Lets everything in one node that passes the filter flow into another. */
    void edge(Node from, Node to, @Nullable UnaryOperator<@Nullable Obj> filter) {
        if (from == to) {
            return;
        }
        Node.Edge edge = new Node.Edge(to, filter);
        List<Node.Edge> edges = from.shared() && !to.shared() ? callEdges(from) : from.edges();
        for (Node.Edge other : edges) {
            if (other.to() == to && other.filter() == filter) {
                return;
            }
        }
        edges.add(edge);
        for (Obj object : from.delivered()) {
            flow(edge, object);
        }
    }

    private List<Node.Edge> callEdges(Node from) {
        touch(from);
        return from.callEdges();
    }

    private void touch(Node node) {
        if (!node.hasCallEdges() && !node.hasCallListeners()) {
            touched.add(node);
        }
    }

    private void flow(Node.Edge edge, Obj object) {
        UnaryOperator<@Nullable Obj> filter = edge.filter();
        add(edge.to(), filter == null ? object : filter.apply(object));
    }

    /**
     * Tells a listener of every object in a node, now and later.
     *
     * @param shared whether the listener belongs to the program as a whole
     */
    void listen(Node node, boolean shared, Consumer<Obj> listener) {
        if (node.shared() && !shared) {
            touch(node);
            node.callListeners().add(listener);
        } else {
            node.listeners().add(listener);
        }
        for (Obj object : node.delivered()) {
            listener.accept(object);
        }
    }

    /** Does something once what is under way is done. */
    void later(Runnable task) {
        tasks.add(task);
    }

    /** Whether something waits to be done. */
    boolean hasWork() {
        return !arrivals.isEmpty() || !tasks.isEmpty();
    }

    /** Runs until nothing changes. */
    void solve() {
        while (true) {
            Arrival arrival = arrivals.poll();
            if (arrival != null) {
                deliver(arrival);
                continue;
            }
            Runnable task = tasks.poll();
            if (task == null) {
                return;
            }
            task.run();
        }
    }

    /**
     * Tells everybody who was there when the object's turn came; who comes later is told at once, as the object then counts as
     * delivered.
     */
    private void deliver(Arrival arrival) {
        Node node = arrival.node();
        Obj object = arrival.object();
        node.deliverNext();
        int edges = node.edges().size();
        int callEdges = node.hasCallEdges() ? node.callEdges().size() : 0;
        int listeners = node.listeners().size();
        int callListeners = node.hasCallListeners() ? node.callListeners().size() : 0;
        hook.arrived(node, object);
        for (int i = 0; i < edges; i++) {
            flow(node.edges().get(i), object);
        }
        for (int i = 0; i < callEdges; i++) {
            flow(node.callEdges().get(i), object);
        }
        for (int i = 0; i < listeners; i++) {
            node.listeners().get(i).accept(object);
        }
        for (int i = 0; i < callListeners; i++) {
            node.callListeners().get(i).accept(object);
        }
    }

    /** Forgets what belongs to the call that was looked at. */
    void dropCall() {
        for (Node node : touched) {
            node.dropCall();
        }
        touched.clear();
    }
}
