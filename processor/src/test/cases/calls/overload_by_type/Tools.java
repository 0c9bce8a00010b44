package calls.overload_by_type;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.File;

@McpServer(name = "cases")
public class Tools {
    private final Desk desk = new Desk();

    @McpTool @Plain // accepted
    public String number() {
        return desk.handle(7);
    }

    @McpTool @Plain // refused: fs.delete via File.delete
    public String text() {
        return desk.handle("seven");
    }

    @McpTool @Plain // refused: fs.delete via File.delete
    public String boxed() {
        Object value = 7;
        return desk.handle(value);
    }
}

class Desk {
    String handle(int number) {
        return "number " + number;
    }

    String handle(Object value) {
        new File("canary.txt").delete();
        return "object";
    }
}
