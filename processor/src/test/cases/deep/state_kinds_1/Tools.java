package deep.state_kinds_1;

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

@McpServer(name = "cases")
public class Tools {
    private final Map<String, String> held_entry_each = new HashMap<>(Map.of("a", "b"));
    private final Map<String, String> held_entry_stream = new HashMap<>(Map.of("a", "b"));
    private final Map<String, String> held_entry_sorted = new HashMap<>(Map.of("a", "b"));
    private final Map<String, String> held_entry_list = new HashMap<>(Map.of("a", "b"));
    private final Map<String, String> held_key_retain = new HashMap<>(Map.of("a", "b"));
    private final Map<String, String> held_values_clear = new HashMap<>(Map.of("a", "b"));
    private final Map<String, String> held_values_remove_if = new HashMap<>(Map.of("a", "b"));
    private final List<String> held_iterator_remove = new ArrayList<>(List.of("a"));
    private final List<String> held_list_iterator_set = new ArrayList<>(List.of("a"));
    private final List<String> held_list_iterator_add = new ArrayList<>(List.of("a"));
    private final TreeMap<String, String> held_head_clear = new TreeMap<>(Map.of("a", "b"));
    private final TreeMap<String, String> held_desc_put = new TreeMap<>(Map.of("a", "b"));
    private final TreeMap<String, String> held_poll_first = new TreeMap<>(Map.of("a", "b"));
    private final TreeSet<String> held_desc_set = new TreeSet<>(Set.of("a"));
    private final Deque<String> held_desc_it = new ArrayDeque<>(List.of("a"));
    private final Deque<String> held_deque = new ArrayDeque<>(List.of("a"));
    private final Queue<String> held_queue = new PriorityQueue<>(List.of("a"));
    private final BlockingQueue<String> held_drain = new LinkedBlockingQueue<>(List.of("a"));
    private final BlockingQueue<String> held_take = new LinkedBlockingQueue<>(List.of("a"));
    private final List<String> held_for_each_add = new ArrayList<>();
    private final List<String> held_peek_add = new ArrayList<>();
    private final List<String> held_collect_into = new ArrayList<>();
    private final List<String> held_collect3 = new ArrayList<>();
    private final List<String> held_reduce_into = new ArrayList<>();
    private final List<String> held_map_multi = new ArrayList<>();
    private final Map<String, Integer> held_merge = new HashMap<>();
    private final Map<String, Integer> held_compute = new HashMap<>();
    private final Map<String, Integer> held_put_if_absent = new ConcurrentHashMap<>();
    private final Map<String, Integer> held_replace_all = new HashMap<>(Map.of("a", 1));
    private final Map<String, List<String>> held_nested_add = new HashMap<>(Map.of("a", new ArrayList<>()));
    private final Map<String, List<String>> held_nested_default = new HashMap<>(Map.of("a", new ArrayList<>()));
    private final Map<String, List<String>> held_nested_each = new HashMap<>(Map.of("a", new ArrayList<>(List.of("q"))));
    private final Map<String, List<String>> held_nested_each2 = new HashMap<>(Map.of("a", new ArrayList<>()));
    private final StringBuilder held_sb = new StringBuilder();
    private final List<StringBuilder> held_sb_list = List.of(new StringBuilder());
    private final StringBuilder held_sb_len = new StringBuilder("abc");
    private final StringBuilder held_sb_chain = new StringBuilder("abc");
    private final StringBuilder held_formatter = new StringBuilder("abc");
    private final StringWriter held_writer = new StringWriter();
    private final ByteArrayOutputStream held_baos = new ByteArrayOutputStream();
    private final ByteArrayOutputStream held_baos_wrapped = new ByteArrayOutputStream();
    private final AtomicInteger held_atomic = new AtomicInteger();
    private final AtomicReference<String> held_atomic_cas = new AtomicReference<>("a");
    private final AtomicReference<String> held_atomic_upd = new AtomicReference<>("a");
    private final AtomicIntegerArray held_atomic_arr = new AtomicIntegerArray(1);
    private static final Counter KEEP = new Counter();
    private static <T> T id(T t) { return t; }
    @SafeVarargs private static <T> T first(T... ts) { return ts[0]; }
    private static java.security.MessageDigest sha() { try { return java.security.MessageDigest.getInstance("SHA-256"); } catch (Exception e) { throw new IllegalStateException(e); } }
    private static javax.crypto.Mac mac() { try { var m = javax.crypto.Mac.getInstance("HmacSHA256"); m.init(new javax.crypto.spec.SecretKeySpec(new byte[] {1}, "HmacSHA256")); return m; } catch (Exception e) { throw new IllegalStateException(e); } }
    private static org.w3c.dom.Document doc() { try { return javax.xml.parsers.DocumentBuilderFactory.newInstance().newDocumentBuilder().newDocument(); } catch (Exception e) { throw new IllegalStateException(e); } }
    // run: no, the observer does not look into every object of the JDK
    @McpTool @Plain // refused: state,maybe thread
    public void entry_each() throws Exception { for (var e : held_entry_each.entrySet()) e.setValue("x"); }
    // run: no, the observer does not look into every object of the JDK
    @McpTool @Plain // refused: state,maybe thread
    public void values_clear() throws Exception { held_values_clear.values().clear(); }
    // run: no, the observer does not look into every object of the JDK
    @McpTool @Plain // refused: state,maybe thread
    public void head_clear() throws Exception { held_head_clear.headMap("z").clear(); }
    // run: no, the observer does not look into every object of the JDK
    @McpTool @Plain // refused: state,maybe thread
    public void deque() throws Exception { held_deque.pop(); }
    // run: no, the observer does not look into every object of the JDK
    @McpTool @Plain // refused: state,maybe thread
    public void peek_add() throws Exception { Stream.of("a").peek(held_peek_add::add).toList(); }
    // run: no, the observer does not look into every object of the JDK
    @McpTool @Plain // refused: state,maybe thread
    public void compute() throws Exception { held_compute.compute("a", (k, v) -> v == null ? 1 : v + 1); }
    // run: no, the observer does not look into every object of the JDK
    @McpTool @Plain // refused: state,maybe thread
    public void nested_each() throws Exception { held_nested_each.values().forEach(List::clear); }
    // run: no, the observer does not look into every object of the JDK
    @McpTool @Plain // refused: state,maybe thread
    public void sb_chain() throws Exception { held_sb_chain.reverse().append("q").deleteCharAt(0); }
    // run: no, the observer does not look into every object of the JDK
    @McpTool @Plain // refused: state,maybe thread
    public void atomic() throws Exception { held_atomic.incrementAndGet(); }
}
record Box<T>(T value) {}
class Counter { int n; volatile int v; void inc() { n++; } }
class Node { int n; Node next; Node(Node x) { next = x; } Node tail() { return next == null ? this : next.tail(); } }

