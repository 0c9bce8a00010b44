package lambda.recursive;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.File;
import java.util.function.Function;

@McpServer(name = "cases")
public class Tools {
    @McpTool @Plain // refused: fs.delete via File.delete
    public int tool() {
        Holder holder = new Holder();
        holder.f = n -> n <= 0 ? (new File("canary.txt").delete() ? 1 : 0) : holder.f.apply(n - 1);
        return holder.f.apply(3);
    }

    @McpTool @Plain // accepted
    public int fact() {
        Holder holder = new Holder();
        holder.f = n -> n <= 1 ? 1 : n * holder.f.apply(n - 1);
        return holder.f.apply(5);
    }

    static class Holder {
        Function<Integer, Integer> f;
    }
}
