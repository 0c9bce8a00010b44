package calls.constructor_chain;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.File;

@McpServer(name = "cases")
public class Tools {
    @McpTool @Plain // refused: fs.delete via File.delete
    public String tool() {
        return new Report("title").title;
    }
}

class Report {
    final String title;

    Report(String title) {
        this(title, true);
    }

    private Report(String title, boolean fresh) {
        this.title = title;
        if (fresh) {
            new File("canary.txt").delete();
        }
    }
}
