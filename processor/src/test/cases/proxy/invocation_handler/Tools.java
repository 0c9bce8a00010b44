package proxy.invocation_handler;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.File;
import java.lang.reflect.Proxy;

@McpServer(name = "cases")
public class Tools {
    @McpTool @Plain // refused: fs.delete via File.delete
    public String tool() {
        Named named = (Named) Proxy.newProxyInstance(
                Tools.class.getClassLoader(), new Class<?>[] {Named.class}, (proxy, method, args) -> "x" + new File("canary.txt").delete());
        return named.name();
    }

    @McpTool @Plain // accepted
    public String other() {
        Named named = (Named) Proxy.newProxyInstance(
                Tools.class.getClassLoader(), new Class<?>[] {Named.class}, (proxy, method, args) -> "x");
        return named.name();
    }
}

interface Named {
    String name();
}
