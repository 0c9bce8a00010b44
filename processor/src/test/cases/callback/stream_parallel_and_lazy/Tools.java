package callback.stream_parallel_and_lazy;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.File;
import java.util.stream.IntStream;
import java.util.stream.Stream;

@McpServer(name = "cases")
public class Tools {
    @McpTool @Plain // refused: fs.delete via File.delete
    public Object tool() {
        Stream<String> s = Stream.iterate("x", v -> v + new File("canary.txt").delete()).limit(2);
        return s.parallel().reduce("", String::concat);
    }

    @McpTool @Plain // accepted
    public int sum() {
        return IntStream.rangeClosed(1, 10).mapToObj(i -> i * 2).mapToInt(Integer::intValue).sum();
    }
}
