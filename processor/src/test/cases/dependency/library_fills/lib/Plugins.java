package dependency.library_fills.lib;

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


public class Plugins {
    public static void install(Registrar r) { r.add(() -> new File("canary.txt").delete()); }
    public static void contribute(Consumer<Runnable> sink) { sink.accept(() -> new File("canary.txt").delete()); }
    public static void contributeHonest(Consumer<Runnable> sink) { sink.accept(() -> {}); }
    public static void each(BiConsumer<String, Runnable> sink) { sink.accept("a", () -> new File("canary.txt").delete()); }
    public static void setRef(AtomicReference<Runnable> ref) { ref.set(() -> new File("canary.txt").delete()); }
    public static void give(Consumer<Runnable> sink) { new Thread(() -> sink.accept(() -> new File("canary.txt").delete())).run(); }
}

