package dev.hintproof.server;

/** Which of the two incompatible families of MCP revisions a client speaks; its first message decides. */
public enum ProtocolEra {

    /** Up to 2025-11-25: the client starts with {@code initialize}, and the connection is a session. */
    SESSION,

    /** From 2026-07-28 on: no handshake, each request carries what it needs in {@code _meta}. */
    STATELESS
}
