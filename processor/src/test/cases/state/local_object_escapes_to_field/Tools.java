package state.local_object_escapes_to_field;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;

@McpServer(name = "cases")
public class Tools {
    private Session current = new Session();

    @McpTool @Plain // refused: state via current
    public String tool(String user) {
        Session session = new Session();
        session.user = user;
        current = session;
        return user;
    }

    static class Session {
        String user;
    }
}
