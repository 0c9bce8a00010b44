package com.example.server;

import com.example.store.FileTexts;
import com.example.store.Texts;
import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.IOException;
import java.nio.file.Path;

/** A server whose tool leans on another module. */
@McpServer(name = "texts")
public class TextTools {

    private final Texts texts = new FileTexts(Path.of("texts"));

    /**
     * Reads a text.
     *
     * @param name the text's name
     */
    @McpTool
    @Plain
    public String readText(String name) throws IOException {
        return texts.text(name);
    }
}
