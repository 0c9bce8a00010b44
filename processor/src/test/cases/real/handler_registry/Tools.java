package real.handler_registry;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.time.LocalTime;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

@McpServer(name = "cases")
public class Tools {
    private final Map<String, ToolHandler> handlers = new LinkedHashMap<>();

    public Tools() {
        register("echo", arguments -> Response.ok(String.valueOf(arguments.get("text"))));
        register("sum", arguments -> {
            int sum = 0;
            for (Object value : (List<?>) arguments.getOrDefault("numbers", List.of())) {
                sum += ((Number) value).intValue();
            }
            return Response.ok(Integer.toString(sum));
        });
        register("time", arguments -> Response.ok(LocalTime.MIDNIGHT.toString()));
    }

    private void register(String name, ToolHandler handler) {
        handlers.put(name, handler);
    }

    // args: "sum", {"numbers": [1, 2]}
    @McpTool @Plain // accepted
    public Response call(String name, Map<String, Object> arguments) {
        ToolHandler handler = handlers.get(name);
        if (handler == null) {
            return Response.error("unknown: " + name + ", try one of " + handlers.keySet());
        }
        try {
            return handler.handle(arguments);
        } catch (RuntimeException e) {
            return Response.error(e.toString());
        }
    }

    interface ToolHandler {
        Response handle(Map<String, Object> arguments);
    }

    public record Response(boolean error, List<String> content) {
        static Response ok(String text) {
            return new Response(false, List.of(text));
        }

        static Response error(String text) {
            return new Response(true, List.of(text));
        }
    }
}
