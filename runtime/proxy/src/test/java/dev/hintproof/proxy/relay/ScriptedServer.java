package dev.hintproof.proxy.relay;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.hintproof.proxy.wire.Json;
import dev.hintproof.proxy.wire.LineReader;
import dev.hintproof.proxy.wire.LineWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;

/** A server in this process whose every line a test decides over. */
class ScriptedServer implements Upstream {
    private final Pipe toServer = new Pipe();
    private final Pipe fromServer = new Pipe();
    private final LineWriter gateWrites = new LineWriter(toServer.out);
    private final LineReader gateReads = new LineReader(fromServer.in);

    /** Every line that the gate has sent. */
    final List<String> lines = new CopyOnWriteArrayList<>();

    /** The names of the tools that were called, in order. */
    final List<String> called = new CopyOnWriteArrayList<>();

    /** What it lists. */
    volatile List<String> tools = List.of();

    /** Whether it answers {@code tools/list} by an error. */
    volatile boolean listFails;

    /** What it does with a call; answers by default. */
    volatile Consumer<JsonNode> onCall = this::succeed;

    /** What it does with anything that it has no other answer to. */
    volatile Consumer<JsonNode> onOther = message -> {};

    ScriptedServer(String... tools) {
        this.tools = List.of(tools);
        Thread thread = new Thread(this::serve, "scripted-server");
        thread.setDaemon(true);
        thread.start();
    }

    private void serve() {
        LineReader reader = new LineReader(toServer.in);
        try {
            for (LineReader.Line line = reader.next(); line != null; line = reader.next()) {
                String text = new String(line.bytes(), StandardCharsets.UTF_8);
                lines.add(text);
                take(Json.read(text));
            }
            fromServer.out.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void take(JsonNode message) {
        switch (message.path("method").asText()) {
            case "initialize" ->
                result(
                        message,
                        "{\"protocolVersion\":\"2025-11-25\",\"capabilities\":{\"tools\":{\"listChanged\":true}},"
                                + "\"serverInfo\":{\"name\":\"scripted\",\"version\":\"1\"}}");
            case "tools/list" -> list(message);
            case "tools/call" -> {
                called.add(message.path("params").path("name").asText());
                onCall.accept(message);
            }
            default -> onOther.accept(message);
        }
    }

    void list(JsonNode message) {
        if (listFails) {
            send("{\"jsonrpc\":\"2.0\",\"id\":" + message.get("id")
                    + ",\"error\":{\"code\":-32603,\"message\":\"no list\"}}");
        } else {
            result(message, "{\"tools\":[" + String.join(",", tools) + "]}");
        }
    }

    void succeed(JsonNode call) {
        result(call, "{\"content\":[{\"type\":\"text\",\"text\":\"done\"}]}");
    }

    void result(JsonNode request, String result) {
        send("{\"jsonrpc\":\"2.0\",\"id\":" + request.get("id") + ",\"result\":" + result + "}");
    }

    void send(String line) {
        raw(line.getBytes(StandardCharsets.UTF_8));
    }

    void raw(byte[] line) {
        try {
            byte[] whole = java.util.Arrays.copyOf(line, line.length + 1);
            whole[line.length] = '\n';
            synchronized (fromServer) {
                fromServer.out.write(whole);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** It stops reading: whoever writes to it waits. */
    void deaf() {
        toServer.fill();
    }

    /** It reads again. */
    void hear() {
        toServer.drain();
    }

    /** It ends by itself. */
    void die() throws IOException {
        fromServer.out.close();
    }

    /** The lines with that method. */
    List<JsonNode> received(String method) {
        List<JsonNode> found = new ArrayList<>();
        for (String line : lines) {
            JsonNode message = Json.read(line);
            if (message.path("method").asText().equals(method)) {
                found.add(message);
            }
        }
        return found;
    }

    /** A tool's definition. */
    static String tool(String name, String schema, String annotations) {
        ObjectNode tool = Json.object();
        tool.put("name", name);
        tool.put("description", "Does " + name);
        tool.set("inputSchema", Json.read(schema));
        if (!annotations.isEmpty()) {
            tool.set("annotations", Json.read(annotations));
        }
        return tool.toString();
    }

    /** A tool that claims to read only. */
    static String reader(String name) {
        return tool(
                name, "{\"type\":\"object\",\"properties\":{\"q\":{\"type\":\"string\"}}}", "{\"readOnlyHint\":true}");
    }

    /** A tool that claims nothing. */
    static String writer(String name) {
        return tool(
                name,
                "{\"type\":\"object\",\"properties\":{\"id\":{\"type\":\"integer\"},\"path\":{\"type\":\"string\"}}}",
                "");
    }

    /** The tools of a list, as texts. */
    static List<String> texts(JsonNode tools) {
        List<String> texts = new ArrayList<>();
        ((ArrayNode) tools).forEach(tool -> texts.add(tool.toString()));
        return texts;
    }

    @Override
    public LineWriter writer() {
        return gateWrites;
    }

    @Override
    public LineReader reader() {
        return gateReads;
    }

    @Override
    public void end(long patienceMillis) {
        try {
            gateWrites.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void kill() {
        end(0);
    }

    @Override
    public String ending() {
        return "it ended with exit status 0";
    }
}
