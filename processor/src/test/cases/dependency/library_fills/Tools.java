package dependency.library_fills;

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

import dependency.library_fills.lib.*;
@McpServer(name = "cases")
public class Tools {
    private final List<Runnable> jobs = new ArrayList<>();
    private final MyRegistrar registrar = new MyRegistrar();
    private final List<Runnable> sunk = new ArrayList<>();
    private final List<Runnable> honest = new ArrayList<>();
    private final Map<String, Runnable> table = new HashMap<>();
    private final AtomicReference<Runnable> ref = new AtomicReference<>(() -> {});
    private Runnable slot = () -> {};
    public Tools() {
        Plugins.install(registrar);
        Plugins.contribute(sunk::add);
        Plugins.contributeHonest(honest::add);
        Plugins.each((k, v) -> table.put(k, v));
        Plugins.setRef(ref);
        Plugins.give(r -> slot = r);
        registrar.add(() -> {});
    }
    @McpTool @Plain // refused: fs.delete via File.delete
    public void registrar() { registrar.runAll(); }
    @McpTool @Plain // refused: fs.delete via File.delete
    public void sink() { sunk.forEach(Runnable::run); }
    @McpTool @Plain // refused: fs.delete via File.delete
    public void bi_sink() { table.values().forEach(Runnable::run); }
    @McpTool @Plain // refused: fs.delete via File.delete
    public void ref() { ref.get().run(); }
    @McpTool @Plain // refused: fs.delete via File.delete
    public void slot() { slot.run(); }
    @McpTool @Plain // accepted
    public void honest() { honest.forEach(Runnable::run); }
}
class MyRegistrar implements Registrar {
    private final List<Runnable> list = new ArrayList<>();
    public void add(Runnable r) { list.add(r); }
    void runAll() { list.forEach(Runnable::run); }
}