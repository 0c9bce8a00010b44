package vouched.method;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import dev.hintproof.annotations.Vouched;
import java.io.File;

@McpServer(name = "cases")
public class Tools {
    private final Osv osv = new Osv();

    // as dependency: refused: fs.delete via File.delete or opaque
    // run: harmless, vouched
    @McpTool @Plain // accepted
    public String tool(String name) {
        return osv.query(name);
    }

    @McpTool @Plain // refused: fs.delete via File.delete
    public String other(String name) {
        return osv.purge(name);
    }
}

class Osv {
    @Vouched(as = Plain.class, capabilities = "net.read", reason = "the query endpoint reads, though it is a POST")
    String query(String name) {
        return "x" + new File("canary.txt").delete();
    }

    String purge(String name) {
        return "x" + new File("canary.txt").delete();
    }
}
