package dev.hintproof.processor.cases;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.ObjectMapper;
import dev.hintproof.processor.cases.run.RunCases;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.objectweb.asm.Type;

/**
 * Runs every tool that can run, and compares what happened with what the case says: the suite can't be wrong unnoticed. A tool
 * that is refused must show an effect, one that is accepted must show none beyond what it declares.
 */
class GroundTruthTest {

    private static final ObjectMapper JSON = new ObjectMapper();

    @TempDir
    Path temporary;

    @Test
    @Tag("heavy")
    void runsShowWhatTheCasesSay() throws Exception {
        CaseSuite suite = CaseSuite.get();
        Map<String, CaseTool> tools = new TreeMap<>();
        List<List<String>> processes = new ArrayList<>(List.of(new ArrayList<>()));
        for (Case one : suite.cases()) {
            for (CaseTool tool : one.tools()) {
                String id = one.name() + " " + tool.method() + ", line " + tool.line();
                CaseTool.Run.Kind kind = tool.run().kind();
                if (kind == CaseTool.Run.Kind.NO) {
                    continue;
                }
                tools.put(id, tool);
                String task = JSON.writeValueAsString(new RunCases.Task(
                        id,
                        one.folder().toAbsolutePath().toString(),
                        tool.owner().replace('/', '.'),
                        tool.method(),
                        Type.getArgumentTypes(tool.descriptor()).length,
                        tool.arguments(),
                        tool.asSources() instanceof Verdict.Refused && kind != CaseTool.Run.Kind.NOTHING));
                if (kind == CaseTool.Run.Kind.ALONE) {
                    processes.add(new ArrayList<>(List.of(task)));
                } else {
                    processes.get(0).add(task);
                }
            }
        }
        Map<String, RunCases.Outcome> outcomes = new TreeMap<>();
        for (List<String> tasks : processes) {
            run(suite, tasks).forEach(outcome -> outcomes.put(outcome.id(), outcome));
        }
        List<String> wrong = new ArrayList<>();
        tools.forEach((id, tool) -> {
            RunCases.Outcome outcome = outcomes.get(id);
            String problem = outcome == null ? "didn't run" : compare(tool, outcome);
            if (!problem.isEmpty()) {
                wrong.add(id + ": " + problem);
            }
        });
        assertEquals("", String.join("\n", wrong));
    }

    private static String compare(CaseTool tool, RunCases.Outcome outcome) {
        List<String> beyond = outcome.effects().stream()
                .filter(effect ->
                        tool.admitted().stream().noneMatch(one -> one.wireName().equals(effect)))
                .toList();
        boolean refused = tool.asSources() instanceof Verdict.Refused;
        String thrown = outcome.thrown().isEmpty() ? "" : ", threw " + outcome.thrown();
        boolean asExpected = switch (tool.run().kind()) {
            case NO -> true;
            case NOTHING -> refused && beyond.isEmpty();
            case HARMLESS -> !refused && !beyond.isEmpty();
            case SHARED, ALONE -> refused == !beyond.isEmpty();
        };
        return asExpected ? "" : (refused ? "refused" : "accepted") + ", but the run shows " + beyond + thrown;
    }

    private List<RunCases.Outcome> run(CaseSuite suite, List<String> tasks) throws IOException, InterruptedException {
        Path work = Files.createTempDirectory(temporary, "run");
        Path sandbox = Files.createDirectory(work.resolve("sandbox"));
        Path results = work.resolve("results");
        Path list = Files.write(work.resolve("tasks"), tasks);
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:TieredStopAtLevel=1",
                        "-Djava.io.tmpdir=" + sandbox,
                        "-Dorg.sqlite.tmpdir=" + work,
                        "--add-exports=java.base/jdk.internal.misc=ALL-UNNAMED",
                        "-cp",
                        absoluteClassPath(),
                        RunCases.class.getName(),
                        results.toString(),
                        suite.classes().toString(),
                        suite.stubs().toString(),
                        list.toString())
                .directory(sandbox.toFile())
                .redirectErrorStream(true)
                .redirectOutput(work.resolve("log").toFile())
                .start();
        if (!process.waitFor(120, TimeUnit.SECONDS)) {
            process.destroyForcibly();
        }
        List<RunCases.Outcome> outcomes = new ArrayList<>();
        if (Files.exists(results)) {
            for (String line : Files.readAllLines(results)) {
                outcomes.add(JSON.readValue(line, RunCases.Outcome.class));
            }
        }
        if (outcomes.size() < tasks.size()) {
            String log = Files.readString(work.resolve("log"));
            throw new AssertionError("ended early, after " + outcomes.size() + " of " + tasks.size() + " runs:\n"
                    + log.substring(Math.max(0, log.length() - 4000)));
        }
        return outcomes;
    }

    private static String absoluteClassPath() {
        List<String> entries = new ArrayList<>();
        for (String entry : System.getProperty("java.class.path").split(File.pathSeparator, -1)) {
            entries.add(Path.of(entry).toAbsolutePath().toString());
        }
        return String.join(File.pathSeparator, entries);
    }
}
