package vouched.type;

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
        return osv.query(name) + Osv.all();
    }
}

@Vouched(as = Plain.class, reason = "reads only")
class Osv {
    String query(String name) {
        return "x" + new File("canary.txt").delete();
    }

    static String all() {
        return "x" + new File("canary.txt").delete();
    }
}
