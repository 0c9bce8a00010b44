package deep.state_kinds_0;

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
    private final List<String> held_sort = new ArrayList<>(List.of("b","a"));
    private final List<String> held_swap = new ArrayList<>(List.of("b","a"));
    private final List<String> held_cfill = new ArrayList<>(List.of("b","a"));
    private final List<String> held_rotate = new ArrayList<>(List.of("b","a"));
    private final List<String> held_shuffle_sub = new ArrayList<>(List.of("b","a"));
    private final List<String> held_add_all = new ArrayList<>();
    private final String[] held_arrays_sort = {"b", "a"};
    private final int[] held_int_sort = {2, 1};
    private final int[] held_arrays_fill = {2, 1};
    private final int[] held_set_all = {2, 1};
    private final int[] held_prefix = {2, 1};
    private final int[] held_arraycopy = {2, 1};
    private final int[] held_array_set = {2, 1};
    private final int[] held_array_set_int = {2, 1};
    private final String[] held_as_list_set = {"b", "a"};
    private final byte[] held_wrap = {2, 1};
    private final byte[] held_wrap_int = {2, 1, 3, 4};
    private final char[] held_char_wrap = {'a'};
    private final java.nio.ByteBuffer held_buffer = java.nio.ByteBuffer.allocate(4);
    private final java.nio.ByteBuffer held_buffer_dup = java.nio.ByteBuffer.allocate(4);
    private final java.nio.ByteBuffer held_buffer_slice = java.nio.ByteBuffer.allocate(4);
    private final java.nio.ByteBuffer held_buffer_array = java.nio.ByteBuffer.allocate(4);
    private final byte[] held_read_into = {2, 1};
    private final byte[] held_random_bytes = {2, 1};
    private final byte[] held_digest_into = new byte[32];
    private final char[] held_get_chars = {'a'};
    private final byte[] held_get_bytes = {1};
    private final String[] held_to_array_into = {"a"};
    private final Vector<String> v_copy_into = new Vector<>(List.of("q")); final String[] held_copy_into = {"a"};
    private final int[] held_element = {1};
    private final int[][] held_element2 = {{1}};
    private final long[] held_long_elem = {1};
    private final boolean[] held_bool_elem = {true};
    private final int[][] held_shallow_clone = {{1}};
    private final List<Counter> held_shallow_copy = new ArrayList<>(List.of(new Counter()));
    private final List<Counter> held_list_copy_of = new ArrayList<>(List.of(new Counter()));
    private final List<Counter> held_stream_inc = new ArrayList<>(List.of(new Counter()));
    private final List<Counter> held_to_array_inc = new ArrayList<>(List.of(new Counter()));
    private final List<Counter> held_for_inc = new ArrayList<>(List.of(new Counter()));
    private final List<Counter> held_max_inc = new ArrayList<>(List.of(new Counter()));
    private final Map<String, Counter> held_find_inc = new HashMap<>(Map.of("a", new Counter()));
    private final List<Counter> held_group_inc = new ArrayList<>(List.of(new Counter()));
    private final List<Counter> held_to_map_inc = new ArrayList<>(List.of(new Counter()));
    private final List<Counter> held_reduce_inc = new ArrayList<>(List.of(new Counter()));
    private final Map<String, String> held_entry_set = new HashMap<>(Map.of("a", "b"));
    private static final Counter KEEP = new Counter();
    private static <T> T id(T t) { return t; }
    @SafeVarargs private static <T> T first(T... ts) { return ts[0]; }
    private static java.security.MessageDigest sha() { try { return java.security.MessageDigest.getInstance("SHA-256"); } catch (Exception e) { throw new IllegalStateException(e); } }
    private static javax.crypto.Mac mac() { try { var m = javax.crypto.Mac.getInstance("HmacSHA256"); m.init(new javax.crypto.spec.SecretKeySpec(new byte[] {1}, "HmacSHA256")); return m; } catch (Exception e) { throw new IllegalStateException(e); } }
    private static org.w3c.dom.Document doc() { try { return javax.xml.parsers.DocumentBuilderFactory.newInstance().newDocumentBuilder().newDocument(); } catch (Exception e) { throw new IllegalStateException(e); } }
    // run: no, the observer does not look into every object of the JDK
    @McpTool @Plain // refused: state,maybe thread
    public void sort() throws Exception { Collections.sort(held_sort); }
    // run: no, the observer does not look into every object of the JDK
    @McpTool @Plain // refused: state,maybe thread
    public void add_all() throws Exception { Collections.addAll(held_add_all, "x"); }
    // run: no, the observer does not look into every object of the JDK
    @McpTool @Plain // refused: state,maybe thread
    public void prefix() throws Exception { Arrays.parallelPrefix(held_prefix, Integer::sum); }
    // run: no, the observer does not look into every object of the JDK
    @McpTool @Plain // refused: state,maybe thread
    public void wrap() throws Exception { java.nio.ByteBuffer.wrap(held_wrap).put((byte) 9); }
    // run: no, the observer does not look into every object of the JDK
    @McpTool @Plain // refused: state,maybe thread
    public void buffer_slice() throws Exception { held_buffer_slice.slice().order(java.nio.ByteOrder.LITTLE_ENDIAN).putInt(9); }
    // run: no, the observer does not look into every object of the JDK
    @McpTool @Plain // refused: state,maybe thread
    public void get_bytes() throws Exception { java.nio.ByteBuffer.wrap(new byte[] {4}).get(held_get_bytes); }
    // run: no, the observer does not look into every object of the JDK
    @McpTool @Plain // refused: state,maybe thread
    public void long_elem() throws Exception { held_long_elem[0] = 2; }
    // run: no, the observer does not look into every object of the JDK
    @McpTool @Plain // refused: state,maybe thread
    public void stream_inc() throws Exception { held_stream_inc.stream().map(x -> x).forEach(Counter::inc); }
    // run: no, the observer does not look into every object of the JDK
    @McpTool @Plain // refused: state,maybe thread
    public void group_inc() throws Exception { held_group_inc.stream().collect(Collectors.groupingBy(x -> "a")).get("a").get(0).inc(); }
}
record Box<T>(T value) {}
class Counter { int n; volatile int v; void inc() { n++; } }
class Node { int n; Node next; Node(Node x) { next = x; } Node tail() { return next == null ? this : next.tail(); } }

