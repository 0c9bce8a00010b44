package dev.hintproof.cli;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.hintproof.manifest.json.Json;
import dev.hintproof.manifest.json.ManifestException;
import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;

/**
 * Starts a stdio server, lists its tools in the era that it speaks, follows the pages, and stops it. It is asked first as servers up
 * to 2025-11-25 are; one that refuses is started again and asked as those of 2026-07-28 are.
 */
final class StdioLister {

    private static final String LEGACY = "2025-11-25";
    private static final String MODERN = "2026-07-28";
    private static final int MAX_PAGES = 1_000;
    private static final int MAX_LINE = 64 << 20;
    private static final long STOP_SECONDS = 2;

    private final List<String> command;
    private final long timeoutSeconds;

    StdioLister(List<String> command, long timeoutSeconds) {
        this.command = command;
        this.timeoutSeconds = timeoutSeconds;
    }

    /**
     * The results of all pages, one JSON line each.
     *
     * @throws CommandException if the server can't be started, doesn't answer in time, or has no list
     */
    byte[] list() throws IOException {
        try (var session = new Session()) {
            Optional<byte[]> pages = session.legacy();
            if (pages.isPresent()) {
                return pages.get();
            }
        }
        try (var session = new Session()) {
            return session.pages(MODERN);
        }
    }

    /** Splits a command line at spaces, outside of quotes. */
    static List<String> split(String line) {
        var words = new ArrayList<String>();
        var word = new StringBuilder();
        char quote = 0;
        boolean any = false;
        for (int i = 0; i < line.length(); i++) {
            char c = line.charAt(i);
            if (quote != 0 ? c == quote : c == '"' || c == '\'') {
                quote = quote == 0 ? c : 0;
                any = true;
            } else if (quote == 0 && Character.isWhitespace(c)) {
                if (any) {
                    words.add(word.toString());
                }
                word.setLength(0);
                any = false;
            } else {
                word.append(c);
                any = true;
            }
        }
        if (any) {
            words.add(word.toString());
        }
        if (quote != 0 || words.isEmpty()) {
            throw new CommandException("'" + line + "' is no command");
        }
        return words;
    }

    /** One run of the server. */
    private final class Session implements AutoCloseable {

        private final Process process;
        private final InputStream in;
        private final ExecutorService reader = Executors.newSingleThreadExecutor(runnable -> {
            var thread = new Thread(runnable, "hintproof-reader");
            thread.setDaemon(true);
            return thread;
        });
        private int lastId;

        Session() throws IOException {
            try {
                process = new ProcessBuilder(command)
                        .redirectError(ProcessBuilder.Redirect.DISCARD)
                        .start();
            } catch (IOException e) {
                throw new CommandException("'" + command.get(0) + "' can't be started: " + e.getMessage());
            }
            in = new BufferedInputStream(process.getInputStream());
        }

        /** The pages of a server that knows {@code initialize}; empty if this one refuses it. */
        Optional<byte[]> legacy() throws IOException {
            ObjectNode params = JsonNodeFactory.instance.objectNode();
            params.put("protocolVersion", LEGACY);
            params.putObject("capabilities");
            params.putObject("clientInfo").put("name", "hintproof").put("version", "0.1.0");
            JsonNode answer = request("initialize", params);
            if (answer.has("error")) {
                return Optional.empty();
            }
            ObjectNode initialized = JsonNodeFactory.instance.objectNode();
            initialized.put("jsonrpc", "2.0").put("method", "notifications/initialized");
            send(initialized);
            return Optional.of(pages(LEGACY));
        }

        byte[] pages(String version) throws IOException {
            var pages = new ByteArrayOutputStream();
            var cursors = new HashSet<String>();
            String cursor = null;
            for (int page = 0; page < MAX_PAGES; page++) {
                JsonNode answer = request("tools/list", parameters(version, cursor));
                if (!answer.has("result")) {
                    throw new CommandException("the server refuses to list its tools: "
                            + answer.path("error").path("message").asText());
                }
                pages.write(answer.toString().getBytes(StandardCharsets.UTF_8));
                pages.write('\n');
                JsonNode next = answer.path("result").path("nextCursor");
                if (!next.isTextual()) {
                    return pages.toByteArray();
                }
                cursor = next.textValue();
                if (!cursors.add(cursor)) {
                    throw new CommandException("the server's pages go round in a circle: it gave a cursor twice");
                }
            }
            throw new CommandException("the server's list has more than " + MAX_PAGES + " pages");
        }

        private static ObjectNode parameters(String version, @Nullable String cursor) {
            ObjectNode params = JsonNodeFactory.instance.objectNode();
            if (cursor != null) {
                params.put("cursor", cursor);
            }
            if (version.equals(MODERN)) {
                ObjectNode meta = params.putObject("_meta");
                meta.put("io.modelcontextprotocol/protocolVersion", MODERN);
                meta.putObject("io.modelcontextprotocol/clientCapabilities");
                meta.putObject("io.modelcontextprotocol/clientInfo")
                        .put("name", "hintproof")
                        .put("version", "0.1.0");
            }
            return params;
        }

        private JsonNode request(String method, ObjectNode params) throws IOException {
            int id = ++lastId;
            ObjectNode request = JsonNodeFactory.instance.objectNode();
            request.put("jsonrpc", "2.0").put("id", id).put("method", method);
            request.set("params", params);
            send(request);
            try {
                return reader.submit(() -> answer(id)).get(timeoutSeconds, TimeUnit.SECONDS);
            } catch (TimeoutException e) {
                throw new CommandException("the server did not answer '" + method + "' within " + timeoutSeconds
                        + (timeoutSeconds == 1 ? " second" : " seconds")
                        + "; does it speak MCP over stdio? --timeout gives it longer");
            } catch (ExecutionException e) {
                throw new CommandException("the server ended or can't be read: " + e.getCause());
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                throw new CommandException("interrupted");
            }
        }

        private void send(ObjectNode message) throws IOException {
            try {
                process.getOutputStream().write((message + "\n").getBytes(StandardCharsets.UTF_8));
                process.getOutputStream().flush();
            } catch (IOException e) {
                throw new CommandException(
                        "the server ended before it was asked" + status() + "; run it by hand to see why");
            }
        }

        private String status() {
            try {
                return process.waitFor(1, TimeUnit.SECONDS) ? ", with status " + process.exitValue() : "";
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                return "";
            }
        }

        /** The answer to a request; lines that are no JSON, and messages that are no answer to it, are passed over. */
        private JsonNode answer(int id) throws IOException {
            while (true) {
                String line = line();
                try {
                    JsonNode message = Json.parse(line, "server");
                    if (message.path("id").isInt() && message.path("id").intValue() == id && !message.has("method")) {
                        return message;
                    }
                } catch (ManifestException e) {
                    // A banner: servers print all kinds of things. What is no message is no answer either.
                }
            }
        }

        private String line() throws IOException {
            var line = new ByteArrayOutputStream();
            for (int c = in.read(); c != '\n'; c = in.read()) {
                if (c < 0) {
                    throw new IOException("it closed its output");
                }
                if (line.size() >= MAX_LINE) {
                    throw new IOException("a line is longer than " + (MAX_LINE >> 20) + " MiB");
                }
                line.write(c);
            }
            return line.toString(StandardCharsets.UTF_8);
        }

        @Override
        public void close() {
            reader.shutdownNow();
            try {
                process.getOutputStream().close();
            } catch (IOException e) {
                // It has gone already, which is what closing is for.
            }
            try {
                if (!process.waitFor(STOP_SECONDS, TimeUnit.SECONDS)) {
                    process.descendants().forEach(ProcessHandle::destroy);
                    process.destroy();
                    if (!process.waitFor(STOP_SECONDS, TimeUnit.SECONDS)) {
                        process.destroyForcibly();
                    }
                }
            } catch (InterruptedException e) {
                process.destroyForcibly();
                Thread.currentThread().interrupt();
            }
        }
    }
}
