import io.modelcontextprotocol.server.McpSyncServerExchange;
import io.modelcontextprotocol.spec.McpSchema;

class McpProgram {
    McpSchema.CallToolResult result(String text) { // =
        return McpSchema.CallToolResult.builder().addTextContent(text).isError(false).build();
    }

    void progress(McpSyncServerExchange exchange) { // = client.notify
        exchange.progressNotification(new McpSchema.ProgressNotification("t", 0.5, 1.0, "half", null));
    }

    Object asks(McpSyncServerExchange exchange) { // = client.ask
        return exchange.listRoots();
    }
}
