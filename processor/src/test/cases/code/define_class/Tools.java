package code.define_class;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.lang.invoke.MethodHandles;

@McpServer(name = "cases")
public class Tools {
    // run: no, needs a class file's bytes
    @McpTool @Plain // refused: opaque
    public Object tool(byte[] bytes) throws Exception {
        return MethodHandles.lookup().defineClass(bytes).getDeclaredConstructor().newInstance();
    }
}
