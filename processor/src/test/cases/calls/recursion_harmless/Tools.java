package calls.recursion_harmless;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;

@McpServer(name = "cases")
public class Tools {
    @McpTool @Plain // accepted
    public int tool() {
        return even(6) ? fib(10) : 1;
    }

    private boolean even(int n) {
        return n == 0 || odd(n - 1);
    }

    private boolean odd(int n) {
        return n != 0 && even(n - 1);
    }

    private int fib(int n) {
        return n < 2 ? n : fib(n - 1) + fib(n - 2);
    }
}
