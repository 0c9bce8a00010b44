package init.superclass_by_subclass_name;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.File;
import java.util.Locale;

@McpServer(name = "cases")
public class Tools {
    @McpTool @Plain // accepted
    public String tool() {
        return Child.NAME; // a static of Parent: Child itself isn't initialised
    }
}

class Parent {
    static String NAME = "parent".toUpperCase(Locale.ROOT);
}

class Child extends Parent {
    static {
        new File("canary.txt").delete();
    }
}
