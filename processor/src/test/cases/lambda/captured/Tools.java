package lambda.captured;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.File;
import java.util.function.Function;
import java.util.function.Supplier;

@McpServer(name = "cases")
public class Tools {
    @McpTool @Plain // refused: fs.delete via File.delete
    public String tool() {
        Supplier<String> inner = () -> "x" + new File("canary.txt").delete();
        Function<String, String> outer = prefix -> prefix + inner.get();
        return outer.apply("got ");
    }
}
