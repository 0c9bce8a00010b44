package dev.hintproof.processor.cases.generated;

import java.util.Random;
import java.util.function.Supplier;

/**
 * Writes one random program: a server class with a tool {@code int tool(int)} whose code is handed on by lambdas, method
 * references, interfaces, fields, generic boxes, collections of callbacks, inheritance, static initialisers and streams, and
 * calls {@link Boundary#hit()} somewhere, or nowhere. The same seed gives the same program.
 */
final class ProgramGenerator {

    private static final int HELPERS = 6;
    private static final int MAKERS = 4;
    private static final int CLASSES = 4;
    private static final int STATICS = 3;
    private static final int FIELDS = 4;

    /** How likely a part of the program has the boundary in it, and then each leaf of its expressions. */
    private static final double HOT = 0.1;

    private static final double HIT = 0.6;

    private final Random random;
    private final String packageName;
    private boolean hot;
    private int names;

    /** What an expression may use: helpers, makers and static holders from a rank on, and the server's fields. */
    private record Scope(String x, int rank, boolean fields) {

        Scope with(String variable) {
            return new Scope(variable, rank, fields);
        }
    }

    ProgramGenerator(long seed) {
        random = new Random(seed * 0x9E3779B97F4A7C15L + 1);
        packageName = "generated.p" + seed;
    }

    String packageName() {
        return packageName;
    }

    /** The whole program as one source file, {@code Tools.java}. */
    String source() {
        return "package " + packageName + ";\n\n" + Prelude.IMPORTS + server() + Prelude.CLASSES + classes() + statics()
                + "final class H {\n" + Prelude.HELPERS + helpers() + "}\n";
    }

    private String server() {
        var start = new Scope("0", 0, true);
        var tool = new Scope("x", 0, true);
        var text = new StringBuilder(Prelude.SERVER);
        for (int i = 0; i < FIELDS; i++) {
            text.append("    private IntUnaryOperator f%d = v -> v + 1;\n".formatted(i));
        }
        text.append("\n    public Tools() {\n");
        for (int i = 0; i < FIELDS; i++) {
            text.append(part("        f%d = %s;\n", i, () -> function(start, 3)));
        }
        text.append(part("        list.add(%2$s);\n", 0, () -> function(start, 3)));
        text.append(part("        list.add(%2$s);\n", 0, () -> function(start, 2)));
        text.append(part("        map.put(\"a\", %2$s);\n", 0, () -> operation(start, 3)));
        text.append(part("        map.put(\"b\", %2$s);\n", 0, () -> operation(start, 2)));
        text.append(part("        bus.on(\"e\", %2$s);\n", 0, () -> function(start, 2)));
        text.append(part("        hidden = %2$s;\n", 0, () -> function(start, 2)));
        text.append(part("        shared = %2$s;\n    }\n\n", 0, () -> function(start, 2)));
        text.append("    @McpTool\n    public int tool(int x) {\n        Boundary.step();\n        int r = x;\n");
        for (int i = 0; i < 3; i++) {
            text.append(part("        r += %2$s;\n", i, () -> number(tool, 4)));
        }
        text.append("        return r;\n    }\n\n");
        text.append(part("    void arm(int x) {\n        f0 = %2$s;\n    }\n\n", 0, () -> function(tool, 2)));
        return text.append(part(method("int own") + "}\n\n", 0, () -> number(tool, 3)))
                .toString();
    }

    private String classes() {
        var text = new StringBuilder();
        for (int i = 0; i < CLASSES; i++) {
            String parent = i >= 2 ? "C" + (i - 2) : "Base";
            text.append("class C%d extends %s {\n".formatted(i, parent));
            text.append("    C%d(IntUnaryOperator inner) {\n        super(inner);\n    }\n\n".formatted(i));
            String up = i >= 2 && chance(0.5) ? "super.run(x)" : "inner.applyAsInt(x)";
            text.append(part(method("public int run"), i, () -> up + " + " + number(new Scope("x", 2, false), 2)));
            if (chance(0.5)) {
                text.append(part(method("int step"), i, () -> number(new Scope("x", 3, false), 2)));
            }
            text.append("}\n\n");
        }
        return text.toString();
    }

    private String statics() {
        var text = new StringBuilder();
        for (int i = 0; i < STATICS; i++) {
            var scope = new Scope("1", 2 + i, false);
            text.append("class S%d {\n".formatted(i));
            text.append(part("    static int v = %2$s;\n", i, () -> number(scope, 2)));
            text.append(part("    static final IntUnaryOperator OP = %2$s;\n\n", i, () -> function(scope, 2)));
            text.append("    static int touch() {\n        return v;\n    }\n}\n\n");
        }
        return text.toString();
    }

    private String helpers() {
        var text = new StringBuilder();
        for (int i = 0; i < HELPERS; i++) {
            var scope = new Scope("x", i + 1, false);
            text.append(part(method("static int m%1$d"), i, () -> number(scope, 3)));
        }
        for (int i = 0; i < MAKERS; i++) {
            var scope = new Scope("x", i + 1, false);
            text.append(part(method("static IntUnaryOperator make%1$d"), i, () -> function(scope, 3)));
        }
        return text.toString();
    }

    private static String method(String head) {
        return "    " + head + "(int x) {\n        Boundary.step();\n        return %2$s;\n    }\n\n";
    }

    /** One part of the program, which may have the boundary in its expressions. */
    private String part(String format, int number, Supplier<String> expression) {
        hot = chance(HOT);
        return format.formatted(number, expression.get());
    }

    /** An {@code int}. */
    private String number(Scope scope, int depth) {
        if (depth <= 0) {
            return leaf(scope);
        }
        int d = depth - 1;
        return switch (random.nextInt(24)) {
            case 0, 1 -> helper(scope, d);
            case 2, 3 -> function(scope, d) + ".applyAsInt(" + number(scope, d) + ")";
            case 4 -> operation(scope, d) + ".run(" + number(scope, d) + ")";
            case 5 -> operation(scope, d) + ".twice(" + leaf(scope) + ")";
            case 6 -> "H.apply(" + function(scope, d) + ", " + number(scope, d) + ")";
            case 7 -> "H.all(List.of(" + function(scope, d) + ", " + function(scope, d) + "), " + leaf(scope) + ")";
            case 8 -> "IntStream.of(" + number(scope, d) + ").map(" + function(scope, d) + ").sum()";
            case 9 -> {
                String v = fresh();
                yield "Stream.of(" + function(scope, d) + ", " + function(scope, d) + ").mapToInt(" + v + " -> " + v
                        + ".applyAsInt(" + leaf(scope) + ")).sum()";
            }
            case 10 -> {
                String v = fresh();
                yield "Optional.of(" + leaf(scope) + ").map(" + v + " -> " + number(scope.with(v), d) + ").get()";
            }
            case 11 -> "(\"\" + new Text(" + function(scope, d) + ")).length()";
            case 12 ->
                "new TreeSet<>(List.of(new Key(" + function(scope, d) + "), new Key(" + function(scope, d)
                        + "))).size()";
            case 13 -> "new HashSet<>(List.of(new Key(" + function(scope, d) + "))).size()";
            case 14 -> "H.loop(new Seq(" + function(scope, d) + "))";
            case 15 -> "H.closing(new Seq(" + function(scope, d) + "), " + leaf(scope) + ")";
            case 16 -> "H.catching(new Failure(" + function(scope, d) + "))";
            case 17 -> "H.later(() -> " + number(scope, d) + ")";
            case 18 -> "((" + scope.x() + " & 1) == 0 ? " + number(scope, d) + " : " + number(scope, d) + ")";
            case 19 -> staticHolder(scope, d);
            case 20 ->
                "new C" + random.nextInt(CLASSES) + "(" + function(scope, d) + ").inherited(" + leaf(scope) + ")";
            case 21 ->
                "new Node(" + operation(scope, d) + ", new Node(" + operation(scope, d) + ", null)).sum(" + leaf(scope)
                        + ")";
            case 22 -> "CompletableFuture.supplyAsync(() -> " + number(scope, d) + ", Runnable::run).join()";
            default -> scope.fields() ? ofServer(scope) : leaf(scope);
        };
    }

    private String ofServer(Scope scope) {
        return switch (random.nextInt(7)) {
            case 0 -> "H.all(list, " + leaf(scope) + ")";
            case 1 -> "H.all(quiet, " + leaf(scope) + ")";
            case 2 -> "map.get(\"a\").run(" + leaf(scope) + ")";
            case 3 -> "map.values().stream().mapToInt(o -> o.run(1)).sum()";
            case 4 -> "bus.emit(\"e\", " + leaf(scope) + ")";
            case 5 -> "own(" + leaf(scope) + ")";
            default -> "list.stream().reduce(IntUnaryOperator.identity(), IntUnaryOperator::andThen).applyAsInt(2)";
        };
    }

    /** An {@code IntUnaryOperator}. */
    private String function(Scope scope, int depth) {
        int d = depth - 1;
        if (depth <= 0) {
            String v = fresh();
            return "((IntUnaryOperator) " + v + " -> " + leaf(scope.with(v)) + ")";
        }
        return switch (random.nextInt(20)) {
            case 0, 1, 2 -> {
                String v = fresh();
                yield "((IntUnaryOperator) " + v + " -> " + number(scope.with(v), d) + ")";
            }
            case 3 ->
                scope.rank() < HELPERS
                        ? "((IntUnaryOperator) H::m" + pick(scope.rank(), HELPERS) + ")"
                        : function(scope, d);
            case 4 -> scope.rank() < MAKERS ? "H.make" + pick(scope.rank(), MAKERS) + "(1)" : function(scope, d);
            case 5 -> "((IntUnaryOperator) " + operation(scope, d) + "::run)";
            case 6 -> "H.id(" + function(scope, d) + ")";
            case 7 -> "new Box<>(" + function(scope, d) + ").get()";
            case 8 -> {
                String v = fresh();
                yield "Box.of(" + function(scope, d) + ").map(" + v + " -> " + v + ".andThen(" + function(scope, d)
                        + ")).get()";
            }
            case 9 -> function(scope, d) + ".andThen(" + function(scope, d) + ")";
            case 10 -> function(scope, d) + ".compose(" + function(scope, d) + ")";
            case 11 -> "new Box<>(" + function(scope, d) + ").set(" + function(scope, d) + ").get()";
            case 12 -> {
                String v = fresh();
                yield "((IntUnaryOperator) new IntUnaryOperator() { public int applyAsInt(int " + v + ") { return "
                        + number(new Scope(v, scope.rank(), false), d) + "; } })";
            }
            case 13 -> "List.of(" + function(scope, d) + ", " + function(scope, d) + ").get(1)";
            case 14 -> "Map.of(\"k\", " + function(scope, d) + ").get(\"k\")";
            case 15 -> "new IntUnaryOperator[] {" + function(scope, d) + ", " + function(scope, d) + "}[1]";
            case 16 -> "((Supplier<IntUnaryOperator>) () -> " + function(scope, d) + ").get()";
            case 17 -> "new AtomicReference<>(" + function(scope, d) + ").get()";
            case 18 -> "Optional.of(" + function(scope, d) + ").orElseThrow()";
            default ->
                scope.fields()
                        ? pickOf("f" + random.nextInt(FIELDS), "list.get(0)", "shared", "((IntUnaryOperator) hidden)")
                        : scope.rank() < STATICS ? "S" + pick(scope.rank(), STATICS) + ".OP" : function(scope, d);
        };
    }

    /** An {@code Op}. */
    private String operation(Scope scope, int depth) {
        int d = depth - 1;
        String v = fresh();
        return switch (random.nextInt(5)) {
            case 0, 1 -> "new C" + random.nextInt(CLASSES) + "(" + function(scope, d) + ")";
            case 2 -> "((Op) " + function(scope, d) + "::applyAsInt)";
            case 3 -> "((Op) " + v + " -> " + number(scope.with(v), d) + ")";
            default -> "H.<Op>id(new C" + random.nextInt(CLASSES) + "(" + function(scope, d) + "))";
        };
    }

    private String helper(Scope scope, int depth) {
        return scope.rank() < HELPERS
                ? "H.m" + pick(scope.rank(), HELPERS) + "(" + number(scope, depth) + ")"
                : leaf(scope);
    }

    private String staticHolder(Scope scope, int depth) {
        if (scope.rank() >= STATICS) {
            return leaf(scope);
        }
        String holder = "S" + pick(scope.rank(), STATICS);
        return pickOf(holder + ".v", holder + ".touch()", holder + ".OP.applyAsInt(" + number(scope, depth) + ")");
    }

    private String leaf(Scope scope) {
        if (hot && chance(HIT)) {
            return "Boundary.hit()";
        }
        return pickOf(scope.x(), Integer.toString(random.nextInt(9)), "(" + scope.x() + " + 1)");
    }

    private int pick(int from, int to) {
        return from + random.nextInt(to - from);
    }

    private String pickOf(String... choices) {
        return choices[random.nextInt(choices.length)];
    }

    private boolean chance(double probability) {
        return random.nextDouble() < probability;
    }

    private String fresh() {
        return "v" + names++;
    }
}
