package callback.try_with_resources;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.BufferedReader;
import java.io.File;
import java.io.StringReader;

@McpServer(name = "cases")
public class Tools {
    @McpTool @Plain // refused: fs.delete via File.delete
    public String tool() throws Exception {
        try (Session session = new Session()) {
            return session.name();
        }
    }

    @McpTool @Plain // accepted
    public String other() throws Exception {
        try (Quiet quiet = new Quiet();
                BufferedReader in = new BufferedReader(new StringReader("x"))) {
            return quiet + in.readLine();
        }
    }
}

class Session implements AutoCloseable {
    String name() {
        return "session";
    }

    @Override
    public void close() {
        new File("canary.txt").delete();
    }
}

class Quiet implements AutoCloseable {
    @Override
    public void close() {}
}
