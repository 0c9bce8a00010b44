package lambda.captured_object;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.util.function.Function;

@McpServer(name = "cases")
public class Tools {
    @McpTool @Plain // accepted
    public String tool(String name) {
        Counter counter = new Counter();
        Function<String, Integer> f = s -> counter.count(s);
        return name + f.apply(name) + f.andThen(n -> n + 1).apply(name);
    }
}

class Counter {
    private int total;

    int count(String s) {
        total += s.length();
        return total;
    }
}
