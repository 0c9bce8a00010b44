package reference.varargs;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.File;
import java.util.Arrays;
import java.util.List;
import java.util.function.BiFunction;

@McpServer(name = "cases")
public class Tools {
    @McpTool @Plain // refused: fs.delete via File.delete
    public String tool() {
        BiFunction<String, String, String> f = Tools::join;
        return f.apply("a", "b");
    }

    private static String join(String... parts) {
        new File("canary.txt").delete();
        return String.join("", parts);
    }

    @McpTool @Plain // accepted
    public String other() {
        BiFunction<String, String, List<String>> f = Arrays::asList;
        return f.apply("a", "b").toString();
    }
}
