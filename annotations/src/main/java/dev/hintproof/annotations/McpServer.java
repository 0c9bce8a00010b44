package dev.hintproof.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks a class whose {@link McpTool} methods are the tools of an MCP server.
 *
 * <p>The tools of the class form one manifest, {@code META-INF/mcp/<name>.json}. Classes of one module that carry the
 * same {@link #name()} form one manifest together.
 *
 * <pre>{@code
 * @McpServer(name = "notes", version = "1.0.0")
 * public class NoteTools {
 *     @McpTool @Plain
 *     public Note readNote(long noteId) { ... }
 * }
 * }</pre>
 */
@Documented
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.CLASS)
public @interface McpServer {

    /**
     * The server's name: letters, digits, {@code _}, {@code -} and {@code .}, at most 64 of them. It names the manifest
     * file and is what clients see as {@code serverInfo.name}.
     */
    String name();

    /** The server's version, free text; clients see it as {@code serverInfo.version}. */
    String version() default "1.0.0";

    /** A name for people; empty means none. */
    String title() default "";

    /** How a model should use the server as a whole; empty means none. */
    String instructions() default "";
}
