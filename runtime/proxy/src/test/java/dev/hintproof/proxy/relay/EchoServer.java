package dev.hintproof.proxy.relay;

import com.fasterxml.jackson.databind.JsonNode;
import dev.hintproof.proxy.wire.Json;
import dev.hintproof.proxy.wire.LineReader;
import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/**
 * A server of its own process: {@code read} answers at once and claims to read only, {@code write} notes the call in a file.
 * Arguments: the file, and how many more tools to list.
 */
final class EchoServer {
    private EchoServer() {}

    public static void main(String[] args) throws IOException {
        Path notes = Path.of(args[0]);
        int more = args.length > 1 ? Integer.parseInt(args[1]) : 0;
        OutputStream out = new BufferedOutputStream(new FileOutputStream(FileDescriptor.out), 1 << 16);
        LineReader lines = new LineReader(System.in);
        for (LineReader.Line line = lines.next(); line != null; line = lines.next()) {
            JsonNode message = Json.read(new String(line.bytes(), StandardCharsets.UTF_8));
            String answer = answer(message, notes, more);
            if (!answer.isEmpty()) {
                out.write((answer + "\n").getBytes(StandardCharsets.UTF_8));
                out.flush();
            }
        }
    }

    private static String answer(JsonNode message, Path notes, int more) throws IOException {
        String id = message.path("id").toString();
        return switch (message.path("method").asText()) {
            case "initialize" ->
                result(
                        id,
                        "{\"protocolVersion\":\"2025-11-25\",\"capabilities\":{\"tools\":{}},\"serverInfo\":{\"name\":\"echo\",\"version\":\"1\"}}");
            case "tools/list" -> result(id, list(more));
            case "tools/call" -> {
                if (message.at("/params/name").asText().equals("write")) {
                    Files.writeString(
                            notes,
                            message.at("/params/arguments/id").asText() + "\n",
                            StandardOpenOption.CREATE,
                            StandardOpenOption.APPEND);
                }
                yield result(id, "{\"content\":[{\"type\":\"text\",\"text\":\"done\"}]}");
            }
            default -> "";
        };
    }

    private static String list(int more) {
        StringBuilder tools = new StringBuilder("{\"tools\":[")
                .append(ScriptedServer.reader("read"))
                .append(',')
                .append(ScriptedServer.writer("write"));
        for (int i = 0; i < more; i++) {
            tools.append(',')
                    .append(ScriptedServer.tool(
                            "more_" + i,
                            "{\"type\":\"object\",\"properties\":{\"text\":{\"type\":\"string\",\"description\":\""
                                    + "words ".repeat(120)
                                    + "\"},\"limit\":{\"type\":\"integer\"}},\"required\":[\"text\"]}",
                            "{\"readOnlyHint\":true,\"title\":\"More " + i + "\"}"));
        }
        return tools.append("]}").toString();
    }

    private static String result(String id, String result) {
        return "{\"jsonrpc\":\"2.0\",\"id\":" + id + ",\"result\":" + result + "}";
    }
}
