package dev.hintproof.server.wire;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.hintproof.manifest.json.Json;
import dev.hintproof.server.load.ManifestLoader;
import dev.hintproof.server.load.Served;
import dev.hintproof.server.sample.SampleManifest;
import dev.hintproof.server.sample.SampleServer;
import dev.hintproof.server.sample.SampleTools;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.channels.Channels;
import java.nio.channels.Pipe;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;

/** Speaks to a sample server in this process line by line, as a client of either era. */
final class SampleClient {

    /** What a client of 2026-07-28 sends with every request. */
    static final String META = "\"_meta\":{\"io.modelcontextprotocol/protocolVersion\":\"2026-07-28\","
            + "\"io.modelcontextprotocol/clientCapabilities\":{},"
            + "\"io.modelcontextprotocol/clientInfo\":{\"name\":\"test\",\"version\":\"1\"}}";

    final SampleTools tools = new SampleTools();
    private final BufferedReader out;
    private final OutputStream in;
    private final Thread server;

    /** @param folder where the manifest is put */
    SampleClient(Path folder, ObjectNode manifest) throws IOException {
        SampleManifest.write(folder, manifest);
        Served served;
        URL[] path = {folder.toUri().toURL()};
        try (URLClassLoader loader = new URLClassLoader(path, SampleClient.class.getClassLoader())) {
            served = ManifestLoader.load(List.of(new SampleServer(tools)), loader);
        }
        Pipe requests = Pipe.open();
        Pipe answers = Pipe.open();
        this.in = Channels.newOutputStream(requests.sink());
        this.out = new BufferedReader(
                new InputStreamReader(Channels.newInputStream(answers.source()), StandardCharsets.UTF_8));
        InputStream serverIn = Channels.newInputStream(requests.source());
        OutputStream serverOut = Channels.newOutputStream(answers.sink());
        this.server = new Thread(() -> serve(served, serverIn, serverOut), "server");
        server.start();
    }

    private static void serve(Served served, InputStream in, OutputStream out) {
        try (out) {
            StdioEndpoint.serve(served, in, out);
        } catch (IOException | InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Opens a session as a client of 2025-11-25 does. */
    JsonNode initialize() throws IOException {
        send(
                "{\"jsonrpc\":\"2.0\",\"id\":\"init\",\"method\":\"initialize\",\"params\":{\"protocolVersion\":\"2025-11-25\","
                        + "\"capabilities\":{\"elicitation\":{}},\"clientInfo\":{\"name\":\"test\",\"version\":\"1\"}}}");
        JsonNode answer = receive();
        send("{\"jsonrpc\":\"2.0\",\"method\":\"notifications/initialized\"}");
        return answer;
    }

    void send(String line) throws IOException {
        sendBytes((line + "\n").getBytes(StandardCharsets.UTF_8));
    }

    void sendBytes(byte[] octets) throws IOException {
        in.write(octets);
        in.flush();
    }

    JsonNode receive() throws IOException {
        String line = out.readLine();
        if (line == null) {
            throw new IOException("the server has gone");
        }
        return Json.parse(line, "server");
    }

    /** Ends the input, waits for the server to end, and returns all further lines. */
    List<JsonNode> finish() throws IOException, InterruptedException {
        in.close();
        List<JsonNode> rest =
                out.lines().map(line -> Json.parse(line, "server")).toList();
        server.join();
        return rest;
    }

    /** The numbers from 1 to {@code last}. */
    static List<Integer> upTo(int last) {
        return IntStream.rangeClosed(1, last).boxed().toList();
    }

    void close() throws IOException, InterruptedException {
        in.close();
        server.join();
        out.close();
    }
}
