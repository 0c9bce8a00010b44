package lambda.two_fields_of_one_type;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.File;
import java.util.function.Function;

@McpServer(name = "cases")
public class Tools {
    private final Function<String, String> reader = name -> "read " + name;
    private final Function<String, String> wiper = name -> "wiped " + new File("canary.txt").delete();

    @McpTool @Plain // accepted
    public String read(String name) {
        return reader.apply(name);
    }

    @McpTool @Plain // refused: fs.delete via File.delete
    public String wipe(String name) {
        return wiper.apply(name);
    }
}
