package calls.receiver_by_cast;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.File;
import java.util.List;

@McpServer(name = "cases")
public class Tools {
    private final List<Shape> shapes = List.of(new Circle(), new Square());

    @McpTool @Plain // accepted
    public String tool() {
        return ((Circle) shapes.get(0)).draw();
    }

    @McpTool @Plain // accepted
    public String tested() {
        StringBuilder out = new StringBuilder();
        for (Shape shape : shapes) {
            if (shape instanceof Circle circle) {
                out.append(circle.draw());
            }
        }
        return out.toString();
    }

    @McpTool @Plain // refused: fs.delete via File.delete
    public String all() {
        StringBuilder out = new StringBuilder();
        for (Shape shape : shapes) {
            out.append(shape.draw());
        }
        return out.toString();
    }
}

interface Shape {
    String draw();
}

final class Circle implements Shape {
    @Override
    public String draw() {
        return "o";
    }
}

final class Square implements Shape {
    @Override
    public String draw() {
        new File("canary.txt").delete();
        return "#";
    }
}
