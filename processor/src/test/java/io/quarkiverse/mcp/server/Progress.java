package io.quarkiverse.mcp.server;

/** Stands for what Quarkus gives to its tools; a case asks for it. */
public interface Progress {}
