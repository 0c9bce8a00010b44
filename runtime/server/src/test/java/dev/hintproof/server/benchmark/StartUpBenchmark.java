package dev.hintproof.server.benchmark;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.hintproof.server.sample.SampleManifest;
import dev.hintproof.server.sample.SampleServer;
import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * From the start of the process to the answer to {@code tools/list}: this runtime in both eras against the SDK alone, taking
 * turns in one run. Prints medians; {@code docs/benchmarks.md} has the figures.
 */
@Tag("benchmark")
class StartUpBenchmark {

    private static final int ROUNDS = Integer.getInteger("benchmark.rounds", 21);

    private static final List<String> SESSION = List.of(
            "{\"jsonrpc\":\"2.0\",\"id\":0,\"method\":\"initialize\",\"params\":{\"protocolVersion\":\"2025-11-25\","
                    + "\"capabilities\":{},\"clientInfo\":{\"name\":\"benchmark\",\"version\":\"1\"}}}",
            "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/initialized\"}",
            "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/list\"}");

    private static final List<String> STATELESS =
            List.of("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/list\",\"params\":{\"_meta\":{"
                    + "\"io.modelcontextprotocol/protocolVersion\":\"2026-07-28\","
                    + "\"io.modelcontextprotocol/clientCapabilities\":{}}}}");

    private record Contestant(String name, Class<?> main, List<String> requests, List<Double> millis) {

        Contestant(String name, Class<?> main, List<String> requests) {
            this(name, main, requests, new ArrayList<>());
        }
    }

    @TempDir
    Path folder;

    @Test
    @Timeout(value = 30, unit = TimeUnit.MINUTES)
    void untilToolsAreListed() throws IOException, InterruptedException {
        SampleManifest.write(folder, SampleManifest.tree());
        BareServer.prepare(folder);
        List<Contestant> contestants = List.of(
                new Contestant("SDK alone, 2025-11-25", BareServer.class, SESSION),
                new Contestant("hintproof, 2025-11-25", SampleServer.class, SESSION),
                new Contestant("hintproof, 2026-07-28", SampleServer.class, STATELESS));
        for (int round = -2; round < ROUNDS; round++) {
            for (Contestant contestant : contestants) {
                double taken = run(contestant);
                if (round >= 0) {
                    contestant.millis().add(taken);
                }
            }
        }
        contestants.forEach(StartUpBenchmark::report);
    }

    private static void report(Contestant contestant) {
        List<Double> millis = contestant.millis().stream().sorted().toList();
        System.out.printf(
                Locale.ROOT,
                "%-24s median %6.0f ms  quartiles %6.0f to %6.0f ms%n",
                contestant.name(),
                millis.get(millis.size() / 2),
                millis.get(millis.size() / 4),
                millis.get(millis.size() * 3 / 4));
    }

    private double run(Contestant contestant) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                folder + File.pathSeparator + System.getProperty("java.class.path"),
                contestant.main().getName(),
                folder.toString()));
        long start = System.nanoTime();
        Process process = new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        try (OutputStream in = process.getOutputStream();
                BufferedReader out =
                        new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
            for (String request : contestant.requests()) {
                in.write((request + "\n").getBytes(StandardCharsets.UTF_8));
                in.flush();
                if (request.contains("initialize\"")) {
                    out.readLine();
                }
            }
            assertTrue(out.readLine().contains("\"repeat\""));
            return (System.nanoTime() - start) / 1e6;
        } finally {
            process.destroy();
            process.waitFor();
        }
    }
}
