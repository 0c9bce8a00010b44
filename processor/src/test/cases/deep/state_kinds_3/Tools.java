package deep.state_kinds_3;

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
    private final int[] held_lambda_arr = {0};
    private final int[] held_thread_arr = {0};
    private final Node held_nested_obj = new Node(new Node(null));
    private final Node held_linked = new Node(new Node(null));
    private final Node held_linked_append = new Node(null);
    private final Node held_method_alias = new Node(new Node(null));
    private final Counter held_var_handle = new Counter();
    private final Counter held_field_reflect = new Counter();
    private final Counter held_method_reflect = new Counter();
    private final Counter held_updater = new Counter();
    private final Counter held_try_lock = new Counter();
    private final Counter held_compound = new Counter();
    private final StringJoiner held_builder_field = new StringJoiner(",");
    private final int[] held_int_stream = {0};
    private final List<Counter> held_spliterator = List.of(new Counter());
    private final Optional<Counter> held_opt_counter = Optional.of(new Counter());
    private final CompletableFuture<Counter> held_fut_counter = CompletableFuture.completedFuture(new Counter());
    private final java.lang.ref.WeakReference<Counter> held_weak_counter = new java.lang.ref.WeakReference<>(KEEP);
    private final AtomicReference<Counter> held_atomic_counter = new AtomicReference<>(new Counter());
    private final ThreadLocal<Counter> held_tl_counter = ThreadLocal.withInitial(Counter::new);
    private final Map<Counter, String> held_map_key_counter = new HashMap<>(Map.of(new Counter(), "a"));
    private final Box<Map<String, Box<Counter>>> held_nested_gen = new Box<>(Map.of("a", new Box<>(new Counter())));
    private final Map.Entry<String, Counter> held_entry_counter = Map.entry("a", new Counter());
    private final org.w3c.dom.Document held_dom = doc();
    private final java.util.logging.Logger held_logger_level = java.util.logging.Logger.getLogger("zzz");
    private final java.util.zip.Deflater held_zip_crc = new java.util.zip.Deflater();
    private final javax.crypto.Mac held_cipher = mac();
    private final java.util.concurrent.locks.ReentrantLock held_lock_cond = new java.util.concurrent.locks.ReentrantLock();
    private final Phaser held_phaser = new Phaser(1);
    private final LinkedTransferQueue<String> held_exchanger_list = new LinkedTransferQueue<>();
    private final Map<String, Object> held_uri_params = new LinkedHashMap<>();
    private final Locale.Builder held_locale_builder = new Locale.Builder();
    private final ProcessBuilder held_proc_builder = new ProcessBuilder("a");
    private final ProcessBuilder held_proc_env = new ProcessBuilder("a");
    private final java.net.http.HttpRequest.Builder held_req_builder = java.net.http.HttpRequest.newBuilder();
    private final StreamTokenizer held_stream_tok = new StreamTokenizer(new StringReader("a b held_stream_tok d"));
    private final java.nio.charset.CharsetDecoder held_decoder = StandardCharsets.UTF_8.newDecoder();
    private final ListResourceBundle held_bundle = null;
    private static final Counter KEEP = new Counter();
    private static <T> T id(T t) { return t; }
    @SafeVarargs private static <T> T first(T... ts) { return ts[0]; }
    private static java.security.MessageDigest sha() { try { return java.security.MessageDigest.getInstance("SHA-256"); } catch (Exception e) { throw new IllegalStateException(e); } }
    private static javax.crypto.Mac mac() { try { var m = javax.crypto.Mac.getInstance("HmacSHA256"); m.init(new javax.crypto.spec.SecretKeySpec(new byte[] {1}, "HmacSHA256")); return m; } catch (Exception e) { throw new IllegalStateException(e); } }
    private static org.w3c.dom.Document doc() { try { return javax.xml.parsers.DocumentBuilderFactory.newInstance().newDocumentBuilder().newDocument(); } catch (Exception e) { throw new IllegalStateException(e); } }
    // run: no, the observer does not look into every object of the JDK
    @McpTool @Plain // refused: state,maybe thread
    public void lambda_arr() throws Exception { List.of(1).forEach(i -> held_lambda_arr[0] += i); }
    // run: no, the observer does not look into every object of the JDK
    @McpTool @Plain // refused: state,maybe thread
    public void method_alias() throws Exception { held_method_alias.tail().n = 8; }
    // run: no, the observer does not look into every object of the JDK
    @McpTool @Plain // refused: state,maybe thread
    public void try_lock() throws Exception { synchronized (held_try_lock) { try { held_try_lock.n++; } finally { } } }
    // run: no, the observer does not look into every object of the JDK
    @McpTool @Plain // refused: state,maybe thread
    public void opt_counter() throws Exception { held_opt_counter.map(x -> x).filter(x -> true).ifPresent(Counter::inc); }
    // run: no, the observer does not look into every object of the JDK
    @McpTool @Plain // refused: state,maybe thread
    public void nested_gen() throws Exception { held_nested_gen.value().get("a").value().inc(); }
    // run: no, the observer does not look into every object of the JDK
    @McpTool @Plain // refused: state,maybe thread
    public void phaser() throws Exception { held_phaser.register(); }
    // run: no, the observer does not look into every object of the JDK
    @McpTool @Plain // refused: state,maybe thread
    public void proc_env() throws Exception { held_proc_env.environment().put("zz", "b"); }
}
record Box<T>(T value) {}
class Counter { int n; volatile int v; void inc() { n++; } }
class Node { int n; Node next; Node(Node x) { next = x; } Node tail() { return next == null ? this : next.tail(); } }
