package thread.cleaner;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.File;
import java.lang.ref.Cleaner;

@McpServer(name = "cases")
public class Tools {
    private static final Cleaner CLEANER = Cleaner.create();

    // run: nothing, the action runs when the collector finds the object
    @McpTool @Plain // refused: fs.delete via File.delete
    public String tool() {
        CLEANER.register(new Object(), () -> new File("canary.txt").delete());
        return "registered";
    }
}
