package vouched.as_wider;

import dev.hintproof.annotations.Emission;
import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import dev.hintproof.annotations.Vouched;

@McpServer(name = "cases")
public class Tools {
    private final Osv osv = new Osv();

    // as dependency: no, a vouch in a jar counts only where it is admitted
    // run: nothing, the body does less than is vouched
    @McpTool @Plain // refused: net.write via Osv.query
    public String tool(String name) {
        return osv.query(name);
    }
}

class Osv {
    @Vouched(as = Emission.class, capabilities = "net.write", reason = "sends statistics")
    String query(String name) {
        return name;
    }
}
