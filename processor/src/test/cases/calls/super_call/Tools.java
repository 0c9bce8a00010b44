package calls.super_call;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.File;
import java.util.Locale;

@McpServer(name = "cases")
public class Tools {
    @McpTool @Plain // refused: fs.delete via File.delete
    public String tool() {
        return new Loud().name();
    }
}

class Quiet {
    String name() {
        new File("canary.txt").delete();
        return "quiet";
    }
}

class Loud extends Quiet {
    @Override
    String name() {
        return super.name().toUpperCase(Locale.ROOT);
    }
}
