package dev.hintproof.cli;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.hintproof.processor.analysis.Analyzer;
import dev.hintproof.processor.analysis.CallPath;
import dev.hintproof.processor.analysis.Crossing;
import dev.hintproof.processor.analysis.FlowAnalyzer;
import dev.hintproof.processor.analysis.Reach;
import dev.hintproof.processor.bounds.Declarations;
import dev.hintproof.processor.bytecode.ClassFileException;
import dev.hintproof.processor.bytecode.ClassModel;
import dev.hintproof.processor.bytecode.ClassTable;
import dev.hintproof.processor.bytecode.MethodModel;
import dev.hintproof.processor.catalog.Catalogs;
import dev.hintproof.processor.verify.PackagedProgram;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Says what any method can reach. */
@Command(
        name = "reach",
        mixinStandardHelpOptions = true,
        description =
                "Prints the effect class, the capabilities and the call paths of a method in jars or class folders.",
        footer = {
            "",
            "Example: hintproof reach --from com.example.NoteTools#searchNotes notes.jar",
            "Exit status: 0 printed (with --to: it is reached), 1 not reached, 2 could not run."
        })
final class ReachCommand implements Callable<Integer> {

    private final Terminal terminal;

    @Option(
            names = "--from",
            required = true,
            paramLabel = "CLASS#METHOD",
            description = "where to begin; all overloads of the name")
    private String from = "";

    @Option(names = "--to", paramLabel = "CLASS#METHOD", description = "print only the paths to this boundary")
    private String to = "";

    @Option(
            names = {"--class-path", "-cp"},
            paramLabel = "PATH",
            description = "dependencies, separated as on a class path")
    private String classPath = "";

    @Option(
            names = "--format",
            paramLabel = "text|json",
            description = "how to print (default: ${DEFAULT-VALUE})",
            defaultValue = "text")
    private String format = "text";

    @Parameters(paramLabel = "PATH", arity = "1..*", description = "jars or class folders of the program")
    private List<Path> paths = new ArrayList<>();

    ReachCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() throws IOException {
        boolean json = VerifyCommand.isJson(format);
        int hash = from.indexOf('#');
        if (hash <= 0 || hash == from.length() - 1) {
            throw new CommandException("--from is CLASS#METHOD, such as com.example.NoteTools#searchNotes");
        }
        for (Path path : paths) {
            if (!Files.exists(path)) {
                throw new CommandException(path + ": there is no such jar or folder");
            }
        }
        try (var program = PackagedProgram.open(paths, VerifyCommand.paths(classPath))) {
            return run(program, from.substring(0, hash), from.substring(hash + 1), json);
        } catch (ClassFileException e) {
            throw new CommandException(String.valueOf(e.getMessage()));
        }
    }

    private int run(PackagedProgram program, String className, String methodName, boolean json) throws IOException {
        var table = new ClassTable(program, new HashSet<>(program.moduleClasses()));
        ClassModel model = table.find(className.replace('.', '/'));
        if (model == null) {
            throw new CommandException("there is no class " + className + " in what was given"
                    + " (a nested class is written with a dollar sign: Outer$Inner)");
        }
        var analyzer = new FlowAnalyzer(program, Catalogs.builtIn());
        boolean found = false;
        boolean reached = to.isEmpty();
        for (MethodModel method : model.methods()) {
            if (method.name().equals(methodName) && !method.isSynthetic()) {
                found = true;
                reached |= print(analyzer, method, json);
            }
        }
        if (!found) {
            throw new CommandException("class " + className + " has no method " + methodName);
        }
        return reached ? ExitCode.OK : ExitCode.FINDINGS;
    }

    private boolean print(Analyzer analyzer, MethodModel method, boolean json) {
        var role = Declarations.isTool(method) ? Analyzer.Role.TOOL : Analyzer.Role.METHOD;
        var id = new Analyzer.MethodId(method.owner().name(), method.name(), method.descriptor());
        Reach reach = analyzer.reach(id, role)
                .orElseThrow(() -> new CommandException("method " + method + " can't be followed"));
        List<Crossing> crossings =
                reach.crossings().stream().filter(this::isAsked).toList();
        if (json) {
            terminal.out().println(json(method, reach, crossings));
        } else {
            text(method, reach, crossings);
        }
        return !crossings.isEmpty();
    }

    private boolean isAsked(Crossing crossing) {
        return to.isEmpty() || crossing.boundary().equals(to.replace('#', '.').replace('$', '.'));
    }

    private void text(MethodModel method, Reach reach, List<Crossing> crossings) {
        terminal.out().println(from + method.descriptor());
        terminal.out().println("  class         " + reach.effectClass().word());
        terminal.out().println("  capabilities  " + (reach.capabilities().isEmpty() ? "none" : join(reach)));
        if (!reach.assumes().isEmpty()) {
            terminal.out().println("  assumes       " + String.join(", ", reach.assumes()));
        }
        for (Crossing crossing : crossings) {
            terminal.out().println();
            terminal.out().println("  " + crossing.capability() + " — " + crossing.boundary());
            crossing.why().ifPresent(why -> terminal.out().println("    why   " + why));
            String lead = "    path  ";
            for (CallPath.Step step : crossing.path().steps()) {
                terminal.out().println(lead + step.what() + "  " + step.where());
                lead = "          -> ";
            }
            crossing.remedy().ifPresent(remedy -> terminal.out().println("    settle  " + remedy));
        }
    }

    private static String join(Reach reach) {
        return String.join(
                ", ", reach.capabilities().stream().map(Object::toString).toList());
    }

    private ObjectNode json(MethodModel method, Reach reach, List<Crossing> crossings) {
        ObjectNode node = JsonNodeFactory.instance.objectNode();
        node.put("from", from);
        node.put("descriptor", method.descriptor());
        node.put("class", reach.effectClass().word());
        ArrayNode capabilities = node.putArray("capabilities");
        reach.capabilities().forEach(one -> capabilities.add(one.wireName()));
        ArrayNode assumes = node.putArray("assumes");
        reach.assumes().forEach(assumes::add);
        ArrayNode vouched = node.putArray("vouched");
        reach.vouched()
                .forEach(one ->
                        vouched.addObject().put("boundary", one.boundary()).put("reason", one.reason()));
        ArrayNode all = node.putArray("crossings");
        for (Crossing crossing : crossings) {
            ObjectNode one = all.addObject();
            one.put("capability", crossing.capability().wireName());
            one.put("boundary", crossing.boundary());
            one.put("kind", crossing.kind().name().toLowerCase(Locale.ROOT));
            crossing.why().ifPresent(why -> one.put("why", why));
            crossing.remedy().ifPresent(remedy -> one.put("settle", remedy));
            ArrayNode path = one.putArray("path");
            for (CallPath.Step step : crossing.path().steps()) {
                path.addObject().put("what", step.what()).put("where", step.where());
            }
        }
        return node;
    }
}
