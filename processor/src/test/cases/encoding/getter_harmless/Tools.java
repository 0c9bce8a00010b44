package encoding.getter_harmless;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.File;
import java.util.List;
import java.util.Locale;

@McpServer(name = "cases")
public class Tools {
    @McpTool @Plain // accepted
    public View tool(String name) {
        return new View(name);
    }

    public static class View {
        private final String name;

        View(String name) {
            this.name = name;
        }

        public String getName() {
            return name.toUpperCase(Locale.ROOT);
        }

        public List<String> getParts() {
            return List.of(name.split(" "));
        }

        // No getter: nobody calls it.
        public String purge() {
            return "x" + new File("canary.txt").delete();
        }
    }
}
