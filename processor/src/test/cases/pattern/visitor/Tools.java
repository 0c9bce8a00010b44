package pattern.visitor;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.File;

@McpServer(name = "cases")
public class Tools {
    @McpTool @Plain // refused: fs.delete via File.delete
    public String tool() {
        Node tree = new Sum(new Number2(1), new Number2(2));
        return tree.accept(new Wiping());
    }

    @McpTool @Plain // accepted
    public String other() {
        Node tree = new Sum(new Number2(1), new Number2(2));
        return tree.accept(new Printing());
    }
}

interface Node {
    <R> R accept(Visitor<R> visitor);
}

interface Visitor<R> {
    R number(Number2 number);

    R sum(Sum sum);
}

record Number2(int value) implements Node {
    @Override
    public <R> R accept(Visitor<R> visitor) {
        return visitor.number(this);
    }
}

record Sum(Node left, Node right) implements Node {
    @Override
    public <R> R accept(Visitor<R> visitor) {
        return visitor.sum(this);
    }
}

class Printing implements Visitor<String> {
    @Override
    public String number(Number2 number) {
        return "" + number.value();
    }

    @Override
    public String sum(Sum sum) {
        return sum.left().accept(this) + "+" + sum.right().accept(this);
    }
}

class Wiping implements Visitor<String> {
    @Override
    public String number(Number2 number) {
        return "" + new File("canary.txt").delete();
    }

    @Override
    public String sum(Sum sum) {
        return sum.left().accept(this) + sum.right().accept(this);
    }
}
