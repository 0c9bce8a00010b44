package dev.hintproof.cli;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.hintproof.processor.bytecode.ClassFileException;
import dev.hintproof.processor.catalog.Catalogs;
import dev.hintproof.processor.verify.PackagedProgram;
import dev.hintproof.processor.verify.Verifier;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Derives hints again from packaged class files. */
@Command(
        name = "verify",
        mixinStandardHelpOptions = true,
        description = {
            "Derives the hints of packaged servers again from their class files, and compares them with the manifests that ship"
                    + " with them.",
            "A jar's dependencies are those that its Class-Path names, those that a Spring Boot jar carries, and --class-path."
        },
        footer = {"", "Exit status: 0 everything follows, 1 something doesn't, 2 could not run."})
final class VerifyCommand implements Callable<Integer> {

    private final Terminal terminal;

    @Parameters(paramLabel = "JAR", arity = "1..*", description = "jars or class folders of servers, each by itself")
    private List<Path> jars = new ArrayList<>();

    @Option(
            names = {"--class-path", "-cp"},
            paramLabel = "PATH",
            description = "further dependencies, separated as on a class path")
    private String classPath = "";

    @Option(
            names = "--format",
            paramLabel = "text|json",
            description = "how to print (default: ${DEFAULT-VALUE})",
            defaultValue = "text")
    private String format = "text";

    VerifyCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() throws IOException {
        boolean json = isJson(format);
        int status = ExitCode.OK;
        for (Path jar : jars) {
            Verifier.Outcome outcome = outcome(jar, paths(classPath));
            if (!outcome.problems().isEmpty()) {
                status = ExitCode.FINDINGS;
            }
            if (json) {
                terminal.out().println(json(jar, outcome));
            } else {
                text(jar, outcome);
            }
        }
        return status;
    }

    static boolean isJson(String format) {
        if (!format.equals("text") && !format.equals("json")) {
            throw new CommandException("--format is text or json, not '" + format + "'");
        }
        return format.equals("json");
    }

    /** The parts of a class path. */
    static List<Path> paths(String classPath) {
        List<Path> result = new ArrayList<>();
        for (String one : classPath.split(File.pathSeparator, -1)) {
            if (!one.isEmpty()) {
                Path path = Path.of(one);
                if (!Files.exists(path)) {
                    throw new CommandException(path + ": there is no such jar or folder");
                }
                result.add(path);
            }
        }
        return result;
    }

    /** Verifies one jar or folder. */
    static Verifier.Outcome outcome(Path jar, List<Path> dependencies) throws IOException {
        if (!Files.exists(jar)) {
            throw new CommandException(jar + ": there is no such jar or folder");
        }
        try (var program = PackagedProgram.open(List.of(jar), dependencies)) {
            return Verifier.verify(program, Catalogs.builtIn());
        } catch (ClassFileException | IllegalArgumentException e) {
            throw new CommandException(jar + ": " + e.getMessage());
        }
    }

    private void text(Path jar, Verifier.Outcome outcome) {
        if (outcome.problems().isEmpty()) {
            String tools = outcome.tools() == 1 ? "1 tool" : outcome.tools() + " tools";
            terminal.out().println(jar + ": verified, " + tools);
            return;
        }
        terminal.out().println(jar + ": NOT verified");
        for (String problem : outcome.problems()) {
            terminal.out().println("  " + Visible.line(problem));
        }
    }

    private static ObjectNode json(Path jar, Verifier.Outcome outcome) {
        ObjectNode node = JsonNodeFactory.instance.objectNode();
        node.put("file", jar.toString());
        node.put("verified", outcome.problems().isEmpty());
        node.put("tools", outcome.tools());
        ArrayNode problems = node.putArray("problems");
        outcome.problems().forEach(problems::add);
        return node;
    }
}
