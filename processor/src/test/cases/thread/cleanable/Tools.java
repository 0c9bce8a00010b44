package thread.cleanable;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.File;
import java.lang.ref.Cleaner;

@McpServer(name = "cases")
public class Tools {
    @McpTool @Plain // refused: fs.delete via File.delete
    public String tool() {
        Cleaner.Cleanable cleanable = Cleaner.create().register(new Object(), () -> new File("canary.txt").delete());
        cleanable.clean();
        return "cleaned";
    }
}
