/** A server in a module of its own. */
@SuppressWarnings("requires-automatic") // The runtime, and the MCP SDK that it stands on, are no modules of their own.
module com.example.clock {
    requires dev.hintproof.annotations;
    requires dev.hintproof.server;
}
