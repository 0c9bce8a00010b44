package lambda.list_field_harmless;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.util.List;
import java.util.function.Supplier;

@McpServer(name = "cases")
public class Tools {
    private final List<Supplier<String>> parts = List.of(() -> "a", () -> "b", this::third);

    private String third() {
        return "c";
    }

    @McpTool @Plain // accepted
    public String tool() {
        StringBuilder out = new StringBuilder();
        for (Supplier<String> part : parts) {
            out.append(part.get());
        }
        return out.toString();
    }
}
