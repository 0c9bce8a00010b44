package calls.package_private_other_package;

import calls.package_private_other_package.inner.Parent;
import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.File;

@McpServer(name = "cases")
public class Tools {
    @McpTool @Plain // accepted
    public String tool() {
        return new Child().run();
    }
}

class Child extends Parent {
    // Parent.step() is package-private in another package: this doesn't override it (JVMS §5.4.5).
    String step() {
        new File("canary.txt").delete();
        return "child";
    }
}
