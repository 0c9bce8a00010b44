package dev.hintproof.cli;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code hintproof proxy}: the gate in front of an unmodified server. */
@Command(
        name = "proxy",
        mixinStandardHelpOptions = true,
        customSynopsis = "hintproof proxy [OPTIONS] -- COMMAND...",
        description = {
            "Starts an MCP server and stands between it and its client, both over standard input and output.",
            "",
            "Believes no claim that it has not checked. A call that may do what can't be taken back is held until the operator"
                    + " approves it ('hintproof operator'); a tool whose definition changes is held until the change is accepted."
        },
        footerHeading = "%nExit status:%n",
        footer = {
            "  0   the client left",
            "  1   the server ended by itself",
            "  2   wrong options, or the journal or the server can't be opened",
            "",
            "Example:",
            "  hintproof proxy --journal ~/.hintproof/files -- npx -y @modelcontextprotocol/server-filesystem ~/notes"
        })
final class ProxyCommand implements Callable<Integer> {
    private final Terminal terminal;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Option(
            names = "--journal",
            paramLabel = "DIR",
            description = "Pins, tickets, distrust and records; one folder a server, created when absent."
                    + " Default: a folder of the user's state for this command line.")
    private @Nullable Path journal;

    @Option(
            names = "--trust-read-only-hints",
            description = "Believe a readOnlyHint: true that nothing contradicts. Off unless given.")
    private boolean trustReadOnlyHints;

    @Option(
            names = "--wait",
            paramLabel = "SECONDS",
            defaultValue = "0",
            converter = Seconds.class,
            description =
                    "How long a held call waits for the operator before it is answered. Default: ${DEFAULT-VALUE}.")
    private Duration patience = Duration.ZERO;

    @Option(
            names = "--ticket-ttl",
            paramLabel = "SECONDS",
            defaultValue = "600",
            converter = Seconds.class,
            description = "How long a ticket, an approval or a denial lasts. Default: ${DEFAULT-VALUE}.")
    private Duration ticketTtl = Duration.ofMinutes(10);

    @Option(
            names = "--recheck",
            paramLabel = "SECONDS",
            defaultValue = "60",
            converter = Seconds.class,
            description = "List the tools again before a call when the last list is older; 0: before each call."
                    + " Default: ${DEFAULT-VALUE}.")
    private Duration recheck = Duration.ofMinutes(1);

    @Option(
            names = "--upstream-timeout",
            paramLabel = "SECONDS",
            defaultValue = "120",
            converter = Seconds.class,
            description = "How long the server may take for a call, counted anew from each progress it reports."
                    + " Default: ${DEFAULT-VALUE}.")
    private Duration upstreamTimeout = Duration.ofMinutes(2);

    @Option(
            names = "--elicit-approvals",
            description =
                    "Ask the client's user for approvals, by MCP's elicitation. Off unless given: what answers is the"
                            + " client, and it is recorded as such. Does nothing where an operator's secret is set.")
    private boolean elicit;

    @Mixin
    private KeyCommandOption keyCommand = new KeyCommandOption();

    @Parameters(paramLabel = "COMMAND", arity = "0..*", description = "The server's command line, after --.")
    private List<String> command = List.of();

    ProxyCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        requireCommand();
        requirePositive("--ticket-ttl", ticketTtl);
        requirePositive("--upstream-timeout", upstreamTimeout);
        return new ProxySettings(
                        journal,
                        trustReadOnlyHints,
                        patience,
                        ticketTtl,
                        recheck,
                        upstreamTimeout,
                        elicit,
                        keyCommand.keys(),
                        List.copyOf(command))
                .run(terminal);
    }

    /** Everything after the first {@code --} and nothing else is the server's command. */
    private void requireCommand() {
        List<String> given = spec.commandLine().getParseResult().originalArgs();
        int separator = given.indexOf("--");
        if (command.isEmpty()) {
            throw new ParameterException(
                    spec.commandLine(), "Name the server to start: hintproof proxy [OPTIONS] -- COMMAND...");
        }
        if (separator < 0 || !given.subList(separator + 1, given.size()).equals(command)) {
            throw new ParameterException(
                    spec.commandLine(),
                    "'" + command.get(0)
                            + "' stands where an option is expected; the server's command begins after --");
        }
    }

    private void requirePositive(String option, Duration value) {
        if (value.isZero()) {
            throw new ParameterException(
                    spec.commandLine(), "Invalid value for option '" + option + "': it must be more than 0");
        }
    }
}
