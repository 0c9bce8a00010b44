package dev.hintproof.processor.cases.generated;

/** The fixed part of each generated program: the ways in which Java hands code on, as small classes. */
final class Prelude {

    private Prelude() {}

    static final String IMPORTS = """
            import dev.hintproof.annotations.*;
            import dev.hintproof.processor.cases.generated.Boundary;
            import java.util.*;
            import java.util.concurrent.*;
            import java.util.concurrent.atomic.*;
            import java.util.function.*;
            import java.util.stream.*;
            """;

    static final String SERVER = """

            @McpServer(name = "generated")
            public class Tools {
                private final List<IntUnaryOperator> quiet = new ArrayList<>(List.of(v -> v + 1));
                private final List<IntUnaryOperator> list = new ArrayList<>(List.of(v -> v));
                private final Map<String, Op> map = new TreeMap<>(Map.of("a", v -> v));
                private final Bus bus = new Bus();
                private Object hidden = (IntUnaryOperator) v -> v;
                static IntUnaryOperator shared = v -> v;
            """;

    static final String CLASSES = """
            interface Op {
                int run(int x);

                default int twice(int x) {
                    return run(run(x));
                }
            }

            abstract class Base implements Op {
                final IntUnaryOperator inner;

                Base(IntUnaryOperator inner) {
                    this.inner = inner;
                }

                int inherited(int x) {
                    Boundary.step();
                    return step(x) + 1;
                }

                int step(int x) {
                    return inner.applyAsInt(x);
                }
            }

            class Box<T> {
                private T value;

                Box(T value) {
                    this.value = value;
                }

                static <T> Box<T> of(T value) {
                    return new Box<>(value);
                }

                T get() {
                    return value;
                }

                Box<T> set(T other) {
                    value = other;
                    return this;
                }

                <R> Box<R> map(Function<? super T, ? extends R> f) {
                    return new Box<>(f.apply(value));
                }
            }

            class Text {
                private final IntUnaryOperator f;

                Text(IntUnaryOperator f) {
                    this.f = f;
                }

                @Override
                public String toString() {
                    Boundary.step();
                    return "t" + f.applyAsInt(1);
                }
            }

            class Key implements Comparable<Key> {
                private final IntUnaryOperator f;

                Key(IntUnaryOperator f) {
                    this.f = f;
                }

                @Override
                public int compareTo(Key other) {
                    Boundary.step();
                    return Integer.compare(f.applyAsInt(1), 7);
                }

                @Override
                public int hashCode() {
                    Boundary.step();
                    return f.applyAsInt(2);
                }

                @Override
                public boolean equals(Object other) {
                    return this == other;
                }
            }

            class Seq implements Iterable<Integer>, AutoCloseable {
                private final IntUnaryOperator f;

                Seq(IntUnaryOperator f) {
                    this.f = f;
                }

                @Override
                public Iterator<Integer> iterator() {
                    return IntStream.range(0, 2).map(f).iterator();
                }

                @Override
                public void close() {
                    f.applyAsInt(3);
                }
            }

            class Failure extends RuntimeException {
                private final transient IntUnaryOperator f;

                Failure(IntUnaryOperator f) {
                    this.f = f;
                }

                @Override
                public String getMessage() {
                    return "failure " + f.applyAsInt(4);
                }
            }

            class Node {
                private final Node next;
                private final Op op;

                Node(Op op, Node next) {
                    this.op = op;
                    this.next = next;
                }

                int sum(int x) {
                    Boundary.step();
                    return op.run(x) + (next == null ? 0 : next.sum(x));
                }
            }

            class Bus {
                private final Map<String, List<IntUnaryOperator>> listeners = new HashMap<>();

                void on(String event, IntUnaryOperator f) {
                    listeners.computeIfAbsent(event, e -> new ArrayList<>()).add(f);
                }

                int emit(String event, int x) {
                    int sum = 0;
                    for (IntUnaryOperator f : listeners.getOrDefault(event, List.of())) {
                        sum += f.applyAsInt(x);
                    }
                    return sum;
                }
            }
            """;

    /** Static helpers that every program has; generated ones are added to the same class. */
    static final String HELPERS = """
                static int apply(IntUnaryOperator f, int x) {
                    Boundary.step();
                    return f.applyAsInt(x);
                }

                static int all(List<IntUnaryOperator> fs, int x) {
                    int sum = 0;
                    for (IntUnaryOperator f : fs) {
                        sum += f.applyAsInt(x);
                    }
                    return sum;
                }

                static <T> T id(T value) {
                    return value;
                }

                static int loop(Iterable<Integer> all) {
                    int sum = 0;
                    for (int one : all) {
                        sum += one;
                    }
                    return sum;
                }

                static int closing(Seq seq, int x) {
                    try (seq) {
                        return x;
                    }
                }

                static int catching(Failure failure) {
                    try {
                        throw failure;
                    } catch (RuntimeException e) {
                        return e.getMessage().length();
                    }
                }

                static int later(Callable<Integer> body) {
                    try {
                        return body.call();
                    } catch (Boundary.OutOfFuel e) {
                        throw e;
                    } catch (Exception e) {
                        return -1;
                    }
                }
            """;
}
