package callback.stream_peek_and_collector;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.File;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collector;
import java.util.stream.Collectors;
import java.util.stream.Stream;

@McpServer(name = "cases")
public class Tools {
    @McpTool @Plain // refused: fs.delete via File.delete
    public Map<Boolean, Long> tool() {
        return Stream.of("a", "b").collect(Collectors.partitioningBy(s -> new File("canary.txt").delete(), Collectors.counting()));
    }

    @McpTool @Plain // accepted
    public Map<Integer, List<String>> group() {
        return Stream.of("a", "bb").collect(Collectors.groupingBy(String::length, TreeMap::new, Collectors.toList()));
    }

    @McpTool @Plain // refused: fs.delete via File.delete
    public String custom() {
        return Stream.of("a").collect(
                Collector.of(StringBuilder::new, (b, s) -> b.append(s), StringBuilder::append, b -> b + "" + new File("canary.txt").delete()));
    }
}
