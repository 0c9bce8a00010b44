package com.example.files;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.IOException;

/** A server of one tool, which leans on another class. */
@McpServer(name = "files")
public class FileTools {

    /**
     * Reads a file.
     *
     * @param fileName the file's name
     */
    @McpTool
    @Plain
    public String readFile(String fileName) throws IOException {
        return Files.text(fileName);
    }
}
