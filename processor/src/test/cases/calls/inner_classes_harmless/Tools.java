package calls.inner_classes_harmless;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;

@McpServer(name = "cases")
public class Tools {
    private final String name = "canary.txt";

    class Inner {
        private final int count = 3;

        String run() {
            return new Nested().run();
        }

        class Nested {
            String run() {
                return name + count;
            }
        }
    }

    @McpTool @Plain // accepted
    public String tool() {
        return new Inner().run();
    }
}
