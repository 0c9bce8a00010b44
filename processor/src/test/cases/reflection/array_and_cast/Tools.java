package reflection.array_and_cast;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.lang.reflect.Array;

@McpServer(name = "cases")
public class Tools {
    @McpTool @Plain // accepted
    public int tool() {
        Object array = Array.newInstance(String.class, 3);
        return Array.getLength(array) + ((String[]) array).length + (String.class.isInstance("x") ? 1 : 0);
    }
}
