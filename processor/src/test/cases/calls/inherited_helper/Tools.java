package calls.inherited_helper;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.File;

@McpServer(name = "cases")
public class Tools {
    private final Archive archive = new Archive();

    @McpTool @Plain // refused: fs.delete via File.delete
    public String tool() {
        return archive.trim();
    }
}

abstract class Folder {
    String trim() {
        new File("canary.txt").delete();
        return "trimmed";
    }
}

class Archive extends Folder {}
