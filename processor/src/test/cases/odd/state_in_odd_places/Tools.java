package odd.state_in_odd_places;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.nio.ByteBuffer;
import java.util.AbstractMap;
import java.util.BitSet;
import java.util.Calendar;
import java.util.Collection;
import java.util.Collections;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;
import java.util.Random;

@McpServer(name = "cases")
public class Tools {
    private final BitSet bits = new BitSet();
    private final Properties settings = new Properties();
    private final Calendar calendar = Calendar.getInstance(Locale.ROOT);
    private final List<int[]> rows = List.of(new int[] {1, 2});
    private final Map.Entry<String, Integer> entry = new AbstractMap.SimpleEntry<>("a", 1);
    private final Iterator<String> cursor = List.of("a", "b").iterator();
    private final ByteBuffer buffer = ByteBuffer.allocate(8);
    private final Random random = new Random(1);
    private final EnumMap<Thread.State, Integer> counts = new EnumMap<>(Thread.State.class);
    private final Collection<String> view = Collections.newSetFromMap(new HashMap<>());

    // run: nothing, the harness doesn't look into bit sets
    @McpTool @Plain // refused: state via bits
    public int bits() {
        bits.flip(3);
        return bits.cardinality();
    }

    @McpTool @Plain // refused: state via settings
    public int settings() {
        settings.setProperty("a", "b");
        return settings.size();
    }

    @McpTool @Plain // refused: state
    public int row() {
        rows.get(0)[1] = 9;
        return rows.get(0)[1];
    }

    // run: nothing, the harness doesn't look into entries
    @McpTool @Plain // refused: state via entry
    public int entry() {
        return entry.setValue(5);
    }

    // run: nothing, the harness doesn't see an iterator's place
    @McpTool @Plain // refused: state via cursor
    public String cursor() {
        return cursor.hasNext() ? cursor.next() : "end";
    }

    // run: nothing, the harness doesn't look into buffers
    @McpTool @Plain // refused: state via buffer
    public int buffer() {
        buffer.put((byte) 1);
        return buffer.position();
    }

    @McpTool @Plain // refused: state via counts
    public int counts() {
        return counts.merge(Thread.State.NEW, 1, Integer::sum);
    }

    @McpTool @Plain // refused: state via view
    public boolean view() {
        return view.add("x");
    }

    // run: nothing, the harness doesn't look into calendars
    @McpTool @Plain // refused: state via calendar
    public int calendar() {
        calendar.add(Calendar.YEAR, 1);
        return calendar.get(Calendar.YEAR);
    }

    @McpTool @Plain // accepted
    public String harmless() {
        Calendar copy = (Calendar) calendar.clone();
        copy.add(Calendar.YEAR, 1);
        BitSet other = (BitSet) bits.clone();
        other.set(4);
        ByteBuffer read = ByteBuffer.wrap(new byte[] {1, 2});
        int[] row = rows.get(0).clone();
        row[0] = 4;
        return other.cardinality() + " " + read.get() + row[0] + settings.getProperty("a", "none") + entry.getKey()
                + counts.getOrDefault(Thread.State.NEW, 0) + view.contains("x");
    }
}
