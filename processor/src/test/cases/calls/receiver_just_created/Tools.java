package calls.receiver_just_created;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.File;

@McpServer(name = "cases")
public class Tools {
    @McpTool @Plain // accepted
    public String tool() {
        Shape shape = new Circle();
        return shape.draw();
    }

    @McpTool @Plain // refused: fs.delete via File.delete
    public String square() {
        Shape shape = new Square();
        return shape.draw();
    }
}

interface Shape {
    String draw();
}

class Circle implements Shape {
    @Override
    public String draw() {
        return "o";
    }
}

class Square implements Shape {
    @Override
    public String draw() {
        new File("canary.txt").delete();
        return "#";
    }
}
