package dev.hintproof.server;

/** Severities of messages to the client: RFC 5424's, as MCP names them. From lowest to highest. */
public enum LogLevel {
    DEBUG,
    INFO,
    NOTICE,
    WARNING,
    ERROR,
    CRITICAL,
    ALERT,
    EMERGENCY
}
