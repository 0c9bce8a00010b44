package deep.multi_hop.lib;

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


public class Registry {
    public static final Map<String, Supplier<String>> MAP = new HashMap<>();
    static { MAP.put("evil", () -> "" + new File("canary.txt").delete()); }
    public static String run(String n) { return MAP.get(n).get(); }
    public static Supplier<Supplier<Supplier<String>>> deep() { return () -> () -> MAP.get("evil"); }
    @SuppressWarnings("unchecked") public static final Comparator<String> PROXY = (Comparator<String>) Proxy.newProxyInstance(Registry.class.getClassLoader(), new Class<?>[] {Comparator.class}, (p, m, a) -> { new File("canary.txt").delete(); return 0; });
    public static final Runnable RUN = (Runnable) Proxy.newProxyInstance(Registry.class.getClassLoader(), new Class<?>[] {Runnable.class}, new Evil());
    static class Evil implements InvocationHandler { public Object invoke(Object p, Method m, Object[] a) { new File("canary.txt").delete(); return m.getReturnType() == int.class ? 1 : m.getReturnType() == String.class ? "" : null; } }
}
