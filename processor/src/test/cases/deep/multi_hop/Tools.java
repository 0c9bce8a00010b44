package deep.multi_hop;

import dev.hintproof.annotations.*;
import java.io.*;
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.nio.file.*;
import java.util.stream.*;
import java.lang.reflect.*;
import java.lang.invoke.*;
import java.nio.charset.*;

import deep.multi_hop.lib.*;
@McpServer(name = "cases")
public class Tools {
    private final Invoker invoker = new Invoker();
    private final Tools2 peer = new Tools2();
    @McpTool @Plain // refused: fs.delete via File.delete
    public String brief() { return invoker.go(Kind.A); }
    @McpTool @Plain // refused: fs.delete via File.delete
    public String bridge() { return ((Handler<Object>) (Handler) new Concrete()).handle("x"); }
    @McpTool @Plain // refused: fs.delete via File.delete
    public String via_registry() { return Registry.run("evil"); }
    @McpTool @Plain // accepted
    public String via_registry_fine() { return FineRegistry.run("ok"); }
    @McpTool @Plain // refused: fs.delete via File.delete
    public String peer() { return peer.inner().call(); }
    @McpTool @Plain // refused: fs.delete via File.delete
    public String chain_of_suppliers() { return Registry.deep().get().get().get(); }
    @McpTool @Plain // refused: fs.delete via File.delete
    public String proxy_comparator() { List<String> l = new ArrayList<>(List.of("a", "b")); l.sort(Registry.PROXY); return "" + l; }
    @McpTool @Plain // refused: fs.delete via File.delete
    public String proxy_runnable() throws Exception { Thread t = new Thread(Registry.RUN); t.start(); t.join(); return ""; }
    @McpTool @Plain // refused: fs.delete via File.delete
    public String template() { return new Report("a").render(); }
    @McpTool @Plain // refused: fs.delete via File.delete
    public String abstract_static_factory() { return Shape.of("square").area(); }
}
class Tools2 { private final Inner inner = new Inner(Registry.MAP.get("evil")); Inner inner() { return inner; } record Inner(Supplier<String> s) { String call() { return s.get(); } } }