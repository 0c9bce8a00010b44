package calls.class_beats_default;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.File;

@McpServer(name = "cases")
public class Tools {
    @McpTool @Plain // accepted
    public String tool() {
        Named named = new Impl();
        return named.name();
    }
}

interface Named {
    default String name() {
        new File("canary.txt").delete();
        return "default";
    }
}

class Base {
    public String name() {
        return "base";
    }
}

// JVMS §5.4.6: a superclass's method wins over an interface's default.
class Impl extends Base implements Named {}
