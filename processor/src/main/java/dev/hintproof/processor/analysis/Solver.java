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

    private final Deque<Node> arrivals = new ArrayDeque<>();
    private final Deque<Runnable> tasks = new ArrayDeque<>();
    private final List<Node> touched = new ArrayList<>();
    private Arrivals hook = (node, object) -> {};
    private long changes;
    private long work;
    private long budget = Long.MAX_VALUE;

    /** Told of each object that arrives somewhere. */
    interface Arrivals {
        void arrived(Node node, Obj object);
    }

    void hook(Arrivals arrivals) {
        this.hook = arrivals;
    }

    /** Adds an object to a node. */
    void add(Node node, @Nullable Obj object) {
        if (object != null && node.put(object)) {
            changed(node);
            if (node.count() == node.delivered() + 1) {
                arrivals.add(node);
            }
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
        boolean ofCall = from.shared() && !to.shared();
        if (ofCall) {
            touch(from);
        }
        if (from.connect(edge, ofCall)) {
            changed(to);
            for (int i = 0; i < from.delivered(); i++) {
                flow(edge, from.object(i));
            }
        }
    }

    private void touch(Node node) {
        if (!node.hasCallEdges() && !node.hasCallListeners()) {
            touched.add(node);
        }
    }

    private void flow(Node.Edge edge, Obj object) {
        work++;
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
        for (int i = 0; i < node.delivered(); i++) {
            listener.accept(node.object(i));
        }
    }

    /**
     * Lets so much more work be done, counted in objects that flow or are told of, before {@link #solve} gives up. A count and no
     * time, so that the same program always has the same answer.
     */
    void allow(long more) {
        work = 0;
        budget = more;
    }

    long work() {
        return work;
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
            Node node = arrivals.poll();
            if (node != null) {
                deliver(node);
                if (work > budget) {
                    throw new TooLargeException();
                }
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
     * Tells everybody who was there when the objects' turn came; who comes later is told at once, as the objects then count as
     * delivered.
     */
    private void deliver(Node node) {
        int from = node.delivered();
        int to = node.count();
        node.deliver(to);
        int edges = node.edges().size();
        int callEdges = node.hasCallEdges() ? node.callEdges().size() : 0;
        int listeners = node.listeners().size();
        int callListeners = node.hasCallListeners() ? node.callListeners().size() : 0;
        for (int object = from; object < to; object++) {
            hook.arrived(node, node.object(object));
        }
        for (int i = 0; i < edges; i++) {
            Node.Edge edge = node.edges().get(i);
            for (int object = from; object < to; object++) {
                flow(edge, node.object(object));
            }
        }
        for (int i = 0; i < callEdges; i++) {
            Node.Edge edge = node.callEdges().get(i);
            for (int object = from; object < to; object++) {
                flow(edge, node.object(object));
            }
        }
        for (int object = from; object < to; object++) {
            for (int i = 0; i < listeners; i++) {
                work++;
                node.listeners().get(i).accept(node.object(object));
            }
            for (int i = 0; i < callListeners; i++) {
                work++;
                node.callListeners().get(i).accept(node.object(object));
            }
        }
    }

    private void changed(Node node) {
        if (node.shared()) {
            changes++;
        }
    }

    /** A number that grows with every change of what is known of the program as a whole. */
    long changes() {
        return changes;
    }

    /** Forgets what belongs to the call that was looked at. */
    void dropCall() {
        for (Node node : touched) {
            node.dropCall();
        }
        touched.clear();
    }
}
