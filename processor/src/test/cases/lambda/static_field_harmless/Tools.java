package lambda.static_field_harmless;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;

@McpServer(name = "cases")
public class Tools {
    private static final Map<String, Function<String, String>> VIEWS =
            Map.of("upper", s -> s.toUpperCase(Locale.ROOT), "size", s -> Integer.toString(s.length()));

    // args: "upper"
    @McpTool @Plain // accepted
    public String tool(String view) {
        return VIEWS.getOrDefault(view, s -> s).apply("text");
    }
}
