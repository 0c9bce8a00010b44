package cache.memo_of_local_call;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.util.HashMap;
import java.util.Map;

@McpServer(name = "cases")
public class Tools {
    @McpTool @Plain // accepted
    public long tool(int n) {
        return fib(n, new HashMap<>());
    }

    private static long fib(int n, Map<Integer, Long> memo) {
        Long known = memo.get(n);
        if (known != null) {
            return known;
        }
        long value = n < 2 ? n : fib(n - 1, memo) + fib(n - 2, memo);
        memo.put(n, value);
        return value;
    }
}
