package lambda.field_set_at_several_places_harmless;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.File;
import java.util.function.Supplier;

@McpServer(name = "cases")
public class Tools {
    private Supplier<String> action = () -> "nothing";

    public Tools() {
        if (Boolean.getBoolean("loud")) {
            action = () -> "LOUD";
        }
    }

    @McpTool @Plain // accepted
    public String tool() {
        return action.get();
    }

    private final Runnable cleanup = () -> new File("canary.txt").delete();

    void close() {
        cleanup.run();
    }
}
