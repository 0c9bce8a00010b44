package callback.iterable_harmless;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.util.Iterator;
import java.util.NoSuchElementException;

@McpServer(name = "cases")
public class Tools {
    @McpTool @Plain // accepted
    public int tool() {
        int n = 0;
        for (int i : new Range(1, 4)) {
            n += i;
        }
        return n;
    }
}

record Range(int from, int to) implements Iterable<Integer> {
    @Override
    public Iterator<Integer> iterator() {
        return new Iterator<>() {
            private int next = from;

            @Override
            public boolean hasNext() {
                return next < to;
            }

            @Override
            public Integer next() {
                if (!hasNext()) {
                    throw new NoSuchElementException();
                }
                return next++;
            }
        };
    }
}
