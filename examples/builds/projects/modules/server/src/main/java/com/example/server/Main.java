package com.example.server;

import dev.hintproof.server.stdio.McpStdio;

/** Serves the tools. */
public final class Main {

    private Main() {}

    public static void main(String[] args) {
        McpStdio.serve(new TextTools_McpTools(new TextTools()));
    }
}
