package calls.instance_initialiser;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.File;
import java.util.ArrayList;
import java.util.List;

@McpServer(name = "cases")
public class Tools {
    @McpTool @Plain // refused: fs.delete via File.delete
    public String tool() {
        return new Report().title;
    }

    @McpTool @Plain // accepted
    public String other() {
        return new Memo().title;
    }
}

class Report {
    final String title;

    {
        new File("canary.txt").delete();
        title = "report";
    }
}

class Memo {
    final String title;
    final List<String> lines = new ArrayList<>();

    {
        title = "memo";
        lines.add(title);
    }
}
