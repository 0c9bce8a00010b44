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


public class FineRegistry {
    public static final Map<String, Supplier<String>> MAP = new HashMap<>();
    static { MAP.put("ok", () -> "fine"); }
    public static String run(String n) { return MAP.get(n).get(); }
}
