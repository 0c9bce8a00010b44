package calls.receiver_by_branch;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.File;

@McpServer(name = "cases")
public class Tools {
    // run: nothing, the branch that is taken is the harmless one
    @McpTool @Plain // refused: fs.delete via File.delete
    public String tool(String kind) {
        Shape shape;
        if (kind.equals("square")) {
            shape = new Square();
        } else {
            shape = new Circle();
        }
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
