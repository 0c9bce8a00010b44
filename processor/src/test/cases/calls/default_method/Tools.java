package calls.default_method;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.File;

@McpServer(name = "cases")
public class Tools {
    @McpTool @Plain // refused: fs.delete via File.delete
    public String tool() {
        return new Robot().greet();
    }

    @McpTool @Plain // accepted
    public String shy() {
        return new Shy().greet();
    }
}

interface Greeter {
    default String greet() {
        new File("canary.txt").delete();
        return "hello";
    }
}

class Robot implements Greeter {}

class Shy implements Greeter {
    @Override
    public String greet() {
        return "...";
    }
}
