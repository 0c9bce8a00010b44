package deep.state_kinds_2;

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
    private final LongAdder held_adder = new LongAdder();
    private final LongAccumulator held_accum = new LongAccumulator(Long::max, 0);
    private final BitSet held_bitset = new BitSet();
    private final BitSet held_bitset_and = new BitSet(); { held_bitset_and.set(1); }
    private final java.security.MessageDigest held_digest = sha();
    private final java.util.zip.CRC32 held_crc = new java.util.zip.CRC32();
    private final Calendar held_calendar = Calendar.getInstance();
    private final Date held_date = new Date(0);
    private final java.text.SimpleDateFormat held_sdf = new java.text.SimpleDateFormat("yyyy");
    private final java.text.SimpleDateFormat held_sdf_cal = new java.text.SimpleDateFormat("yyyy");
    private final java.text.NumberFormat held_number_format = java.text.NumberFormat.getInstance();
    private final java.text.DecimalFormat held_symbols = new java.text.DecimalFormat();
    private final Scanner held_scanner_n = new Scanner("a b");
    private final java.util.regex.Matcher held_matcher = java.util.regex.Pattern.compile("a").matcher("aa");
    private final StringTokenizer held_tokenizer = new StringTokenizer("a b held_tokenizer d e");
    private final Iterator<String> held_iterator = List.of("a", "b", "held_iterator", "d").iterator();
    private final StringReader held_reader = new StringReader("abcdef");
    private final Properties held_props = new Properties();
    private final ThreadLocal<String> held_thread_local = new ThreadLocal<>();
    private final Thread held_thread_name = new Thread();
    private final CountDownLatch held_latch = new CountDownLatch(9);
    private final Semaphore held_semaphore = new Semaphore(9);
    private final CompletableFuture<String> held_future = new CompletableFuture<>();
    private final RuntimeException held_exc = new RuntimeException();
    private final RuntimeException held_exc2 = new RuntimeException();
    private final java.net.HttpCookie held_cookie = new java.net.HttpCookie("a", "b");
    private final java.lang.ref.WeakReference<Object> held_weak_clear = new java.lang.ref.WeakReference<>(this);
    private final EnumMap<TimeUnit, String> held_enum_map = new EnumMap<>(TimeUnit.class);
    private final EnumSet<TimeUnit> held_enum_set = EnumSet.noneOf(TimeUnit.class);
    private final IdentityHashMap<String, String> held_identity = new IdentityHashMap<>();
    private final CopyOnWriteArrayList<String> held_cow = new CopyOnWriteArrayList<>();
    private final ConcurrentSkipListMap<String, String> held_skip = new ConcurrentSkipListMap<>();
    private final List<String> held_sync = Collections.synchronizedList(new ArrayList<>());
    private final List<String> held_checked = Collections.checkedList(new ArrayList<>(), String.class);
    private final Deque<String> d_lifo = new ArrayDeque<>(); final Queue<String> held_lifo = Collections.asLifoQueue(d_lifo);
    private final Set<String> held_set_from_map = Collections.newSetFromMap(new HashMap<>());
    private final Box<List<String>> held_record_list = new Box<>(new ArrayList<>());
    private final Optional<List<String>> held_optional_list = Optional.of(new ArrayList<>());
    private final Object held_object_cast = new ArrayList<String>();
    private final List<String>[] held_array_of_lists = new List[] {new ArrayList<String>()};
    private final List<String> held_generic_id = new ArrayList<>();
    private final List<String> held_ternary = new ArrayList<>();
    private final List<String> held_varargs = new ArrayList<>();
    private final List<String> held_supplier = new ArrayList<>();
    private final int[] held_anon = {0};
    private static final Counter KEEP = new Counter();
    private static <T> T id(T t) { return t; }
    @SafeVarargs private static <T> T first(T... ts) { return ts[0]; }
    private static java.security.MessageDigest sha() { try { return java.security.MessageDigest.getInstance("SHA-256"); } catch (Exception e) { throw new IllegalStateException(e); } }
    private static javax.crypto.Mac mac() { try { var m = javax.crypto.Mac.getInstance("HmacSHA256"); m.init(new javax.crypto.spec.SecretKeySpec(new byte[] {1}, "HmacSHA256")); return m; } catch (Exception e) { throw new IllegalStateException(e); } }
    private static org.w3c.dom.Document doc() { try { return javax.xml.parsers.DocumentBuilderFactory.newInstance().newDocumentBuilder().newDocument(); } catch (Exception e) { throw new IllegalStateException(e); } }
    // run: no, the observer does not look into every object of the JDK
    @McpTool @Plain // refused: state,maybe thread
    public void adder() throws Exception { held_adder.increment(); }
    // run: no, the observer does not look into every object of the JDK
    @McpTool @Plain // refused: state,maybe thread
    public void crc() throws Exception { held_crc.update(1); }
    // run: no, the observer does not look into every object of the JDK
    @McpTool @Plain // refused: state,maybe thread
    public void number_format() throws Exception { held_number_format.setMaximumFractionDigits(9); }
    // run: no, the observer does not look into every object of the JDK
    @McpTool @Plain // refused: state,maybe thread
    public void iterator() throws Exception { held_iterator.next(); }
    // run: no, the observer does not look into every object of the JDK
    @McpTool @Plain // refused: state,maybe thread
    public void latch() throws Exception { held_latch.countDown(); }
    // run: no, the observer does not look into every object of the JDK
    @McpTool @Plain // refused: state,maybe thread
    public void weak_clear() throws Exception { held_weak_clear.clear(); }
    // run: no, the observer does not look into every object of the JDK
    @McpTool @Plain // refused: state,maybe thread
    public void skip() throws Exception { held_skip.put("a", "b"); }
    // run: no, the observer does not look into every object of the JDK
    @McpTool @Plain // refused: state,maybe thread
    public void record_list() throws Exception { held_record_list.value().add("x"); }
    // run: no, the observer does not look into every object of the JDK
    @McpTool @Plain // refused: state,maybe thread
    public void ternary() throws Exception { (System.nanoTime() > 0 ? held_ternary : new ArrayList<String>()).add("x"); }
}
record Box<T>(T value) {}
class Counter { int n; volatile int v; void inc() { n++; } }
class Node { int n; Node next; Node(Node x) { next = x; } Node tail() { return next == null ? this : next.tail(); } }

