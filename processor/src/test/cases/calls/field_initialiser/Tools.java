package calls.field_initialiser;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.File;

@McpServer(name = "cases")
public class Tools {
    @McpTool @Plain // refused: fs.delete via File.delete
    public String tool() {
        return new Report().title();
    }
}

class Report {
    private final boolean gone = new File("canary.txt").delete();

    String title() {
        return "report " + gone;
    }
}
