package init.of_interface_without_default;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.File;

@McpServer(name = "cases")
public class Tools {
    @McpTool @Plain // accepted
    public String tool() {
        return new Impl().name();
    }

    @McpTool @Plain // refused: fs.delete via File.delete
    public boolean field() {
        return Named.GONE;
    }
}

interface Named {
    boolean GONE = new File("canary.txt").delete();

    String name();
}

// An interface without default methods isn't initialised with its implementing class (JLS §12.4.1).
class Impl implements Named {
    @Override
    public String name() {
        return "impl";
    }
}
