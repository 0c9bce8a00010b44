package bounds.method_reference_and_proxy;

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
                Tools.class.getClassLoader(),
                new Class<?>[] {Named.class},
                (proxy, method, args) -> "x" + new File("canary.txt").delete()); // exceeds: fs.delete via File.delete
        return named.name();
    }

    @McpTool @Plain // refused: fs.delete via File.delete
    public String reference() {
        Named named = Tools::wipe; // exceeds: fs.delete via File.delete
        return named.name();
    }

    private static String wipe() {
        return "x" + new File("canary.txt").delete();
    }
}

interface Named {
    @Plain
    String name();
}
