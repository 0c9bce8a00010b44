package dev.hintproof.processor.schema;

import java.util.Set;

/** Types that a tool may take or give without their being in a schema, by qualified name. */
final class InjectedTypes {

    /** The runtime's own context. */
    static final String CONTEXT = "dev.hintproof.server.ToolContext";

    /** Objects of the MCP SDK for a call, of either era. */
    private static final Set<String> EXCHANGES = Set.of(
            "io.modelcontextprotocol.server.McpSyncServerExchange",
            "io.modelcontextprotocol.common.McpTransportContext",
            "io.modelcontextprotocol.spec.McpSchema.CallToolRequest",
            "io.modelcontextprotocol.modern.server.McpRequestContext",
            "io.modelcontextprotocol.modern.McpSchema.CallToolRequest");

    private static final Set<String> CONTENT = Set.of(
            "Content",
            "TextContent",
            "ImageContent",
            "AudioContent",
            "EmbeddedResource",
            "ResourceLink",
            "CallToolResult",
            "InputRequiredResult",
            "CallToolOutcome");

    private InjectedTypes() {}

    static boolean isExchange(String name) {
        return EXCHANGES.contains(name);
    }

    /** Whether it is a content block, or a whole result, of the MCP SDK of either era. */
    static boolean isContent(String name) {
        int dot = name.lastIndexOf('.');
        return dot > 0
                && CONTENT.contains(name.substring(dot + 1))
                && (name.startsWith("io.modelcontextprotocol.spec.McpSchema.")
                        || name.startsWith("io.modelcontextprotocol.modern.McpSchema."));
    }
}
