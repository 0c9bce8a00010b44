package dev.hintproof.proxy.relay;

import com.fasterxml.jackson.databind.JsonNode;
import dev.hintproof.proxy.wire.Json;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A client of a server, or of a gate, that is a process of its own. */
final class ProcessClient implements AutoCloseable {
    final Process process;
    private final OutputStream out;
    private final BufferedReader in;

    ProcessClient(List<String> command) throws IOException {
        process = new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        out = process.getOutputStream();
        in = new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8), 1 << 20);
    }

    static List<String> java(Class<?> main, String... args) {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:+UseSerialGC",
                "-cp",
                System.getProperty("java.class.path"),
                main.getName()));
        command.addAll(List.of(args));
        return command;
    }

    /** The command of a gate in front of an {@link EchoServer}. */
    static List<String> gate(Path journal, String trust, Path notes, String more) {
        List<String> arguments = new ArrayList<>(List.of(journal.toString(), trust));
        arguments.addAll(java(EchoServer.class, notes.toString(), more));
        return java(GateMain.class, arguments.toArray(String[]::new));
    }

    void send(String line) throws IOException {
        out.write((line + "\n").getBytes(StandardCharsets.UTF_8));
        out.flush();
    }

    /** The next line; null where the process has ended. */
    @Nullable
    String line() throws IOException {
        return in.readLine();
    }

    /** Sends a request and takes the next line for its answer. */
    JsonNode ask(String line) throws IOException {
        send(line);
        String answer = line();
        if (answer == null) {
            throw new IOException("the process has ended");
        }
        return Json.read(answer);
    }

    void initialize() throws IOException {
        ask(
                "{\"jsonrpc\":\"2.0\",\"id\":0,\"method\":\"initialize\",\"params\":{\"protocolVersion\":\"2025-11-25\",\"capabilities\":{}}}");
        send("{\"jsonrpc\":\"2.0\",\"method\":\"notifications/initialized\"}");
    }

    static String call(int id, String tool, String arguments) {
        return "{\"jsonrpc\":\"2.0\",\"id\":" + id + ",\"method\":\"tools/call\",\"params\":{\"name\":\"" + tool
                + "\",\"arguments\":" + arguments + "}}";
    }

    @Override
    public void close() {
        process.descendants().forEach(ProcessHandle::destroyForcibly);
        process.destroyForcibly();
    }
}
