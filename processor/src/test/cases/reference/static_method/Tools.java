package reference.static_method;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.File;
import java.util.function.Function;

@McpServer(name = "cases")
public class Tools {
    @McpTool @Plain // refused: fs.delete via File.delete
    public String tool(String path) {
        Function<String, String> f = Helper::drop;
        return f.apply(path);
    }

    @McpTool @Plain // accepted
    public String other(String path) {
        Function<String, String> f = Helper::name;
        return f.apply(path);
    }
}

class Helper {
    static String drop(String path) {
        return "" + new File(path).delete();
    }

    static String name(String path) {
        return new File(path).getName();
    }
}
