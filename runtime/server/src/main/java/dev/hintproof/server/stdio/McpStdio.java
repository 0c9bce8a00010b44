package dev.hintproof.server.stdio;

import dev.hintproof.server.CannotServeException;
import dev.hintproof.server.ToolServer;
import dev.hintproof.server.load.ManifestLoader;
import dev.hintproof.server.wire.StdioEndpoint;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;

/**
 * Serves tools over standard input and output, the way desktop clients start a server.
 *
 * <pre>{@code
 * public static void main(String[] args) {
 *     McpStdio.reserve();
 *     try (NoteStore store = NoteStore.open(Path.of("notes.db"))) {
 *         McpStdio.serve(new NoteTools_McpTools(new NoteTools(store)));
 *     }
 * }
 * }</pre>
 *
 * <p>The client's first message decides whether it is served as one of the 2025-11-25 revision and older or of 2026-07-28.
 * Exactly the tools that the manifest lists are served, with the definitions that it has.
 */
public final class McpStdio {

    /** The exit status of a process that can't serve. */
    private static final int CANNOT_SERVE = 2;

    private McpStdio() {}

    /**
     * Keeps standard output for the protocol: from here on {@code System.out} is {@code System.err}, and {@code System.in} is
     * empty. {@link #serve(ToolServer, ToolServer...)} does so itself; a {@code main} that opens a database or sets up logging
     * first calls this before.
     */
    public static void reserve() {
        System.setOut(System.err);
        System.setIn(InputStream.nullInputStream());
    }

    /**
     * For a {@code main}: serves the client that started this process, and returns when it has gone. Where the tools can't be
     * served, the reason goes to standard error and the process ends with status 2.
     *
     * @param server the generated class, given the server object
     * @param more further classes of the same server name
     */
    public static void serve(ToolServer server, ToolServer... more) {
        reserve();
        List<ToolServer> servers = new ArrayList<>(List.of(more));
        servers.add(0, server);
        try {
            Terminal.warnIfInteractive(server.serverName());
            serve(new FileInputStream(FileDescriptor.in), new FileOutputStream(FileDescriptor.out), servers);
        } catch (CannotServeException refused) {
            System.err.println("hintproof: " + refused.getMessage());
            System.exit(CANNOT_SERVE);
        } catch (IOException broken) {
            System.err.println("hintproof: standard input can't be read: " + broken);
            System.exit(CANNOT_SERVE);
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
        }
    }

    /**
     * Serves one client over any pair of streams, and returns when it has closed {@code in}. Touches neither
     * {@code System.out} nor the process.
     *
     * @param servers at least one, all of one server name
     * @throws CannotServeException when the manifest is missing, unreadable, or not that of the classes at hand
     * @throws IOException when {@code in} can't be read
     * @throws InterruptedException when this thread is asked to stop
     */
    public static void serve(InputStream in, OutputStream out, List<? extends ToolServer> servers)
            throws IOException, InterruptedException {
        StdioEndpoint.serve(ManifestLoader.load(servers), in, out);
    }
}
