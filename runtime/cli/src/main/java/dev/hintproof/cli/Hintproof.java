package dev.hintproof.cli;

import dev.hintproof.manifest.json.ManifestException;
import dev.hintproof.proxy.ledger.JournalException;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.NoSuchFileException;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The {@code hintproof} command. */
@Command(
        name = "hintproof",
        mixinStandardHelpOptions = true,
        versionProvider = Hintproof.Version.class,
        synopsisSubcommandLabel = "VERB",
        description = "Derives, verifies and audits the hints of MCP tools.",
        footerHeading = "%nExit status:%n",
        footer = {
            "  0   fine, or nothing but notes",
            "  1   findings",
            "  2   could not run, or could not read all of its input",
            "  3   blocked",
            "",
            "'hintproof VERB --help' tells more. A FILE of '-' is standard input."
        })
public final class Hintproof implements Runnable {

    @Spec
    private CommandSpec spec = CommandSpec.create();

    private Hintproof() {}

    /** Runs the command and ends the process. */
    public static void main(String[] args) {
        System.exit(run(Terminal.ofProcess(), args));
    }

    /** Runs the command; returns its exit status. */
    public static int run(Terminal terminal, String... args) {
        ProxySettings gate = QuickProxy.read(args);
        int status = gate == null ? commandLine(terminal).execute(args) : runGate(terminal, gate);
        terminal.out().flush();
        terminal.err().flush();
        if (terminal.out().checkError()) {
            // Whoever read it has gone; what was written is incomplete.
            return ExitCode.COULD_NOT_RUN;
        }
        return status;
    }

    @SuppressWarnings("CatchingUnchecked") // as picocli does with what a command throws
    private static int runGate(Terminal terminal, ProxySettings gate) {
        try {
            return gate.run(terminal);
        } catch (RuntimeException e) {
            return report(terminal, e);
        }
    }

    static CommandLine commandLine(Terminal terminal) {
        var commandLine = new CommandLine(new Hintproof());
        JarVerifier verifier = jar -> VerifyCommand.outcome(jar, List.of()).problems();
        commandLine.addSubcommand(new VerifyCommand(terminal));
        commandLine.addSubcommand(new ReachCommand(terminal));
        commandLine.addSubcommand(new LabelCommand(terminal));
        commandLine.addSubcommand(new AuditCommand(terminal, verifier));
        commandLine.addSubcommand(new ImportCommand(terminal, verifier));
        commandLine.addSubcommand(new ProxyCommand(terminal));
        commandLine.addSubcommand(new OperatorCommand(terminal));
        commandLine.setOut(new PrintWriter(terminal.out(), true, StandardCharsets.UTF_8));
        commandLine.setErr(new PrintWriter(terminal.err(), true, StandardCharsets.UTF_8));
        commandLine.setColorScheme(CommandLine.Help.defaultColorScheme(
                terminal.interactive() ? CommandLine.Help.Ansi.ON : CommandLine.Help.Ansi.OFF));
        commandLine.setUsageHelpAutoWidth(true);
        commandLine.setExecutionExceptionHandler((problem, failed, parsed) -> report(terminal, problem));
        return commandLine;
    }

    @Override
    public void run() {
        throw new ParameterException(spec.commandLine(), "Which verb?");
    }

    private static int report(Terminal terminal, Exception problem) {
        if (problem instanceof NoSuchFileException missing) {
            terminal.problem(missing.getFile() + ": there is no such file");
        } else if (problem instanceof ManifestException
                || problem instanceof CommandException
                || problem instanceof JournalException) {
            terminal.problem(String.valueOf(problem.getMessage()));
        } else if (problem instanceof IOException || problem instanceof UncheckedIOException) {
            terminal.problem(problem.getClass().getSimpleName() + ": " + problem.getMessage());
        } else {
            // Not a user's mistake but ours.
            terminal.problem("this is a defect of hintproof; please report it with what follows");
            problem.printStackTrace(terminal.err());
        }
        return ExitCode.COULD_NOT_RUN;
    }

    /** Reads the version that the jar was built with. */
    static final class Version implements IVersionProvider {
        @Override
        public String[] getVersion() {
            return new String[] {"hintproof " + version()};
        }
    }

    /** The version that the jar was built with; {@code 0.0.0} outside of a jar. */
    static String version() {
        String version = Hintproof.class.getPackage().getImplementationVersion();
        return version == null ? "0.0.0" : version;
    }
}
