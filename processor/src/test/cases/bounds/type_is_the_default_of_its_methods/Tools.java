package bounds.type_is_the_default_of_its_methods;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.File;

@McpServer(name = "cases")
public class Tools {
    private final Reader2 reader = new Reader2();

    // run: harmless, the bound is reported where it is exceeded
    // as dependency: refused: fs.delete via File.delete
    @McpTool @Plain // accepted
    public String tool() {
        return reader.look() + reader.secret();
    }
}

@Plain
class Reader2 {
    String look() {
        return hidden();
    }

    private String hidden() {
        return "x";
    }

    String secret() { // exceeds: fs.delete via File.delete
        new File("canary.txt").delete();
        return "secret";
    }
}
