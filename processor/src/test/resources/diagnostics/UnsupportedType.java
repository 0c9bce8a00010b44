package t;

import dev.hintproof.annotations.*;
import java.util.*;

import com.fasterxml.jackson.annotation.*;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;

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
    interface Unlisted {}
    record B(int x) implements Unlisted {}
    static class NoWayIn { NoWayIn(int x) {} }
    class Inner { public int x; }
    record Unwrapped(@JsonUnwrapped Map<String, Integer> p) {}
    static class TwoWays { private P p; public P getP() { return p; } public void setP(P p) {} public void setP(List<P> p) {} }
    @JsonTypeInfo(use = JsonTypeInfo.Id.DEDUCTION) sealed interface Alike permits Less, More {}
    record Less(int x) implements Alike {}
    record More(int x, int y) implements Alike {}
    @JsonDeserialize(builder = NoBuild.Builder.class) static class NoBuild { public int x; static class Builder { public Builder withX(int x) { return this; } } }
    record Times(@JsonFormat(shape = JsonFormat.Shape.STRING) boolean flag) {}
    record P(int x) {}
    sealed interface WithEnum permits Constants, P2 {}
    enum Constants implements WithEnum { X }
    record P2(int x) implements WithEnum {}
    sealed interface HalfOpen permits Beyond {}
    non-sealed interface Beyond extends HalfOpen {}
    sealed interface Taken permits HasType {}
    record HasType(String type) implements Taken {}
    static class Unnamed { @JsonCreator Unnamed(int x, int y) {} }
    @JsonFormat(shape = JsonFormat.Shape.OBJECT) enum AsObject { A }
    enum Computed { A; @JsonValue String wire() { return System.getProperty("a"); } }

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
    /** A sealed type with an enum in it. */
    @McpTool @Plain
    void o(WithEnum value) {}
    /** A sealed type that is open further down. */
    @McpTool @Plain
    void p(HalfOpen value) {}
    /** A member where the case's name goes. */
    @McpTool @Plain
    void q(Taken value) {}
    /** A creator whose parameters have no names at run time. */
    @McpTool @Plain
    void r(Unnamed value) {}
    /** An enum that is written otherwise. */
    @McpTool @Plain
    void s(AsObject value) {}
    /** An enum whose values aren't constants. */
    @McpTool @Plain
    void t(Computed value) {}
    /** What only the SDK has. */
    @McpTool @Plain
    void u(io.modelcontextprotocol.server.McpAsyncServerExchange exchange) {}
    /** Raw, and two arguments. */
    @McpTool @Plain
    @SuppressWarnings("rawtypes")
    void v(Map map) {}
    /** Setters between which nobody can choose. */
    @McpTool @Plain
    void w(TwoWays value) {}
    /** Cases whose members don't tell them apart. */
    @McpTool @Plain
    void x(Alike value) {}
    /** A builder that builds nothing. */
    @McpTool @Plain
    void y(NoBuild value) {}
    /** A form that isn't followed. */
    @McpTool @Plain
    void z(Times value) {}
    /** What only another framework gives. */
    @McpTool @Plain
    void foreign(io.quarkiverse.mcp.server.Progress progress) {}
    /** What never ends by itself. */
    @McpTool @Plain
    java.util.concurrent.Future<String> future() { return null; }
    /** Fine. */
    @McpTool @Plain
    P n(Map<Long, P> map) { return null; }
}
