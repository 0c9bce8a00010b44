package dev.hintproof.server;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The tools of one class marked {@code @McpServer}, bound to an object of it. The processor generates one implementation a
 * class, named {@code <ServerClass>_McpTools}, beside it and with a constructor that takes the object.
 *
 * <p>It says how a tool is called and nothing about what is advertised: definitions and hints come from the manifest alone.
 */
public interface ToolServer {

    /** The server's name, which is its manifest's: {@code META-INF/mcp/<name>.json}. */
    String serverName();

    /** The class marked {@code @McpServer}. Each of its tools' provenance must name it. */
    Class<?> serverType();

    /** The object that the tools are bound to; empty where constraints of Jakarta Validation needn't be checked on it. */
    default Optional<Object> serverObject() {
        return Optional.empty();
    }

    /** The bindings of exactly the tools of {@link #serverType()} that the manifest lists, sorted by tool name. */
    List<ToolBinding> bindings();

    /**
     * Wire names of members, where they differ from what Jackson makes of a class: for each class, Java name of the record
     * component or property to its name in the schemas. A class that is missing here is read and written as Jackson does.
     */
    default Map<Class<?>, Map<String, String>> memberNames() {
        return Map.of();
    }

    /**
     * Sealed types whose cases no annotation of Jackson's lists: for each type, its cases by name. Without a {@code @JsonTypeInfo}
     * the name is the member {@code "type"} of a case's JSON.
     */
    default Map<Class<?>, Map<String, Class<?>>> cases() {
        return Map.of();
    }

    /**
     * Members that tell absent from {@code null}: for each class, the Java names of its {@code @Nullable Optional} members. They are
     * null when absent, and empty when {@code null} was given.
     */
    default Map<Class<?>, Set<String>> threeStates() {
        return Map.of();
    }
}
