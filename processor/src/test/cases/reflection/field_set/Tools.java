package reflection.field_set;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.lang.reflect.Field;

@McpServer(name = "cases")
public class Tools {
    private String name = "x";

    @McpTool @Plain // refused: state or opaque
    public String tool() throws Exception {
        Field field = Tools.class.getDeclaredField("name");
        field.set(this, "changed");
        return name;
    }
}
