/** What a developer of an MCP server writes: effects, tools and servers. */
module dev.hintproof.annotations {
    requires static org.jspecify;

    exports dev.hintproof.annotations;
}
