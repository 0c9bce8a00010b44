package callback.regex_replacer;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.File;
import java.util.Locale;
import java.util.regex.Pattern;

@McpServer(name = "cases")
public class Tools {
    @McpTool @Plain // refused: fs.delete via File.delete
    public String tool(String text) {
        return Pattern.compile("a").matcher(text).replaceAll(m -> m.group() + new File("canary.txt").delete());
    }

    @McpTool @Plain // accepted
    public String other(String text) {
        return Pattern.compile("a").matcher(text).replaceAll(m -> m.group().toUpperCase(Locale.ROOT));
    }
}
