package state.atomics;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.LongAdder;
import java.util.stream.Stream;

@McpServer(name = "cases")
public class Tools {
    private final AtomicInteger counter = new AtomicInteger();
    private final AtomicReference<String> last = new AtomicReference<>("");
    private final LongAdder adder = new LongAdder();

    @McpTool @Plain // refused: state via counter
    public int increment() {
        return counter.incrementAndGet();
    }

    @McpTool @Plain // refused: state via last
    public String set(String name) {
        return last.getAndSet(name);
    }

    @McpTool @Plain // refused: state via adder
    public long add() {
        adder.increment();
        return adder.sum();
    }

    @McpTool @Plain // accepted
    public String reading() {
        AtomicInteger local = new AtomicInteger();
        Stream.of("a", "b").forEach(s -> local.addAndGet(s.length()));
        return counter.get() + last.get() + adder.sum() + local.get();
    }
}
