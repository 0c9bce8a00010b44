package handle.find_virtual;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.nio.file.Files;
import java.nio.file.Path;

@McpServer(name = "cases")
public class Tools {
    @McpTool @Plain // refused: fs.delete via Files.deleteIfExists
    public boolean tool(String path) throws Throwable {
        MethodHandle handle = MethodHandles.publicLookup()
                .findStatic(Files.class, "deleteIfExists", MethodType.methodType(boolean.class, Path.class));
        return (boolean) handle.invokeExact(Path.of(path));
    }

    @McpTool @Plain // accepted
    public int length(String text) throws Throwable {
        MethodHandle handle =
                MethodHandles.lookup().findVirtual(String.class, "length", MethodType.methodType(int.class));
        return (int) handle.invoke(text);
    }
}
