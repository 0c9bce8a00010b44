package dev.hintproof.processor.schema;

import java.util.List;
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

    /** Packages of what other frameworks give to their tools: no client sends it. */
    private static final List<String> FRAMEWORKS = List.of(
            "io.modelcontextprotocol.",
            "io.quarkiverse.mcp.server.",
            "org.springframework.ai.",
            "org.springaicommunity.mcp.",
            "io.micronaut.mcp.",
            "io.helidon.extensions.mcp.",
            "dev.langchain4j.",
            "org.mcp_java.");

    private InjectedTypes() {}

    /** Whether it is of a framework for MCP servers: an argument can't be. */
    static boolean isForeign(String name) {
        return FRAMEWORKS.stream().anyMatch(name::startsWith);
    }

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
