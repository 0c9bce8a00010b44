package dev.hintproof.processor.model;

import dev.hintproof.processor.report.Place;
import java.util.List;

/**
 * One class marked {@code @McpServer}.
 *
 * @param owner its internal name
 * @param about what it says of its server
 * @param tools its tools, in the order of the source
 * @param generated internal name of its registration class; empty where none is generated
 */
public record ServerModel(String owner, About about, List<ToolModel> tools, String generated) {

    /** Copies the tools. */
    public ServerModel {
        tools = List.copyOf(tools);
    }

    /**
     * What a class says of its server. A member that isn't written is empty.
     *
     * @param name the server's name
     * @param version its version
     * @param title its title
     * @param instructions how to use it
     * @param place the annotation
     */
    public record About(String name, String version, String title, String instructions, Place place) {}
}
