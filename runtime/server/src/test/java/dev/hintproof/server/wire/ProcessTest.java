package dev.hintproof.server.wire;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.hintproof.manifest.json.Json;
import dev.hintproof.server.sample.SampleManifest;
import dev.hintproof.server.sample.SampleServer;
import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A server in a process of its own: what its exit status and its two outputs are. */
class ProcessTest {

    private static final String CALL =
            "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/call\",\"params\":{\"name\":\"noisy\","
                    + "\"arguments\":{}," + SampleClient.META + "}}\n";

    @TempDir
    Path folder;

    private record Run(int status, List<String> out, String errors) {}

    private Run run(String input) throws IOException, InterruptedException {
        Path out = folder.resolve("stdout.txt");
        Path errors = folder.resolve("stderr.txt");
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:TieredStopAtLevel=1",
                        "-cp",
                        folder + File.pathSeparator + System.getProperty("java.class.path"),
                        SampleServer.class.getName())
                .redirectOutput(out.toFile())
                .redirectError(errors.toFile())
                .start();
        try (OutputStream in = process.getOutputStream()) {
            in.write(input.getBytes(StandardCharsets.UTF_8));
        }
        assertTrue(process.waitFor(60, TimeUnit.SECONDS), "the server does not end");
        return new Run(process.exitValue(), Files.readAllLines(out), Files.readString(errors));
    }

    @Test
    void endsWithItsClientAndKeepsStdoutForTheProtocol() throws IOException, InterruptedException {
        SampleManifest.write(folder, SampleManifest.tree());
        Run run = run(CALL);
        assertEquals(0, run.status(), run.errors());
        assertEquals(1, run.out().size());
        assertEquals(
                "quiet",
                Json.parse(run.out().get(0), "server")
                        .at("/result/content/0/text")
                        .asText());
        assertTrue(run.errors().contains("this would break the protocol"), run.errors());
    }

    @Test
    void refusesToStartWithStatusTwoAndWithoutAStackTrace() throws IOException, InterruptedException {
        ObjectNode manifest = SampleManifest.tree();
        manifest.put("formatVersion", 2);
        SampleManifest.write(folder, manifest);
        Run run = run("");
        assertEquals(2, run.status());
        assertEquals(List.of(), run.out());
        assertEquals(
                "hintproof: cannot serve 'sample':\n"
                        + "  - META-INF/mcp/sample.json at /formatVersion: format version 2 is not known to this version of"
                        + " hintproof, which reads version 1; build the server again with the same version of hintproof as its"
                        + " runtime\n",
                run.errors());
    }
}
