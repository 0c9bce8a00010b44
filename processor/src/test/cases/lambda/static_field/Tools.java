package lambda.static_field;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.nio.file.Path;
import java.util.function.Function;

@McpServer(name = "cases")
public class Tools {
    static final Function<Path, String> ACTION = Tools::drop;

    private static String drop(Path path) {
        return "dropped " + path.toFile().delete();
    }

    @McpTool @Plain // refused: fs.delete via File.delete
    public String tool(String path) {
        return ACTION.apply(Path.of(path));
    }
}
