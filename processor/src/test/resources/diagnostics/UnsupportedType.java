package t;

import dev.hintproof.annotations.*;
import java.util.*;

import com.fasterxml.jackson.annotation.*;

@McpServer(name = "s")
class Server {
    record Grown<T>(T value, Grown<List<T>> next) {}
    record Holder(String name, Map<String, Thread> threads) {}
    enum None {}
    interface Open {}
    @JsonTypeInfo(use = JsonTypeInfo.Id.CLASS) @JsonSubTypes(@JsonSubTypes.Type(A.class))
    sealed interface ByClass permits A {}
    record A(int x) implements ByClass {}
    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME)
    sealed interface Unlisted permits B {}
    record B(int x) implements Unlisted {}
    static class NoWayIn { NoWayIn(int x) {} }
    class Inner { public int x; }
    record Unwrapped(@JsonUnwrapped P p) {}
    record P(int x) {}

    /** The type itself. */
    @McpTool @Plain
    void a(Thread thread) {}
    /** Within a record. */
    @McpTool @Plain
    void b(List<Holder> holders) {}
    /** Raw. */
    @McpTool @Plain
    @SuppressWarnings("rawtypes")
    void c(List list) {}
    /** Without end. */
    @McpTool @Plain
    void d(Grown<String> grown) {}
    /** No constants. */
    @McpTool @Plain
    void e(None none) {}
    /** Any implementation. */
    @McpTool @Plain
    void f(Open open) {}
    /** Told apart by class. */
    @McpTool @Plain
    void g(ByClass value) {}
    /** Not listed. */
    @McpTool @Plain
    void h(Unlisted value) {}
    /** No way to make one. */
    @McpTool @Plain
    void i(NoWayIn value) {}
    /** Needs an outer object. */
    @McpTool @Plain
    void j(Inner value) {}
    /** Changes the layout. */
    @McpTool @Plain
    void k(Unwrapped value) {}
    /** A key that is no string. */
    @McpTool @Plain
    void l(Map<P, String> map) {}
    /** A result. */
    @McpTool @Plain
    Thread m() { return null; }
    /** Fine. */
    @McpTool @Plain
    P n(Map<Long, P> map) { return null; }
}
