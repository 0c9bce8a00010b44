package callback.string_methods;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.File;
import java.util.stream.Collectors;

@McpServer(name = "cases")
public class Tools {
    @McpTool @Plain // refused: fs.delete via File.delete
    public String tool(String text) {
        return text.transform(t -> t + new File("canary.txt").delete());
    }

    @McpTool @Plain // accepted
    public String other(String text) {
        return text.lines().map(String::strip).collect(Collectors.joining(",", "[", "]"))
                + text.chars().filter(Character::isLetter).count()
                + text.transform(t -> t.repeat(2));
    }
}
