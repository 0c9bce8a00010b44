package dev.hintproof.cli;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.hintproof.proxy.desk.OperatorDesk;
import dev.hintproof.proxy.desk.OperatorSeal;
import dev.hintproof.proxy.ledger.Journal;
import dev.hintproof.proxy.ledger.JournalTransaction;
import dev.hintproof.proxy.ledger.Seal;
import dev.hintproof.proxy.ledger.Setting;
import dev.hintproof.proxy.operator.Reports;
import dev.hintproof.proxy.operator.Tables;
import dev.hintproof.proxy.operator.ToolNames;
import dev.hintproof.proxy.sqlite.JournalFolder;
import dev.hintproof.proxy.sqlite.SqliteJournal;
import dev.hintproof.proxy.wire.Json;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.Spec;

/** {@code hintproof operator}: the operator's side of a gate. */
@Command(
        name = "operator",
        mixinStandardHelpOptions = true,
        synopsisSubcommandLabel = "VERB",
        description = {
            "Decides over held calls and changed tools, and shows what a gate knows and did.",
            "",
            "Works on the gate's journal folder, while the gate runs and afterwards."
        },
        footerHeading = "%nExit status:%n",
        footer = {
            "  0   done",
            "  1   there was nothing to do it to: an unknown, used, denied, expired or cancelled ticket…",
            "  2   wrong options, a wrong secret, or the journal can't be opened",
            "",
            "Example:",
            "  hintproof operator --journal ~/.hintproof/files list"
        })
final class OperatorCommand implements Runnable {
    private enum Format {
        text,
        json
    }

    private final Terminal terminal;
    private final OperatorSecret secrets;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Option(
            names = "--journal",
            paramLabel = "DIR",
            scope = ScopeType.INHERIT,
            description = "The folder that the gate was given, or chose and named when it started.")
    private @Nullable Path journal;

    @Option(
            names = "--format",
            paramLabel = "FORMAT",
            scope = ScopeType.INHERIT,
            defaultValue = "text",
            description = "${COMPLETION-CANDIDATES}. Default: ${DEFAULT-VALUE}.")
    private Format format = Format.text;

    @Mixin
    private KeyCommandOption keyCommand = new KeyCommandOption();

    OperatorCommand(Terminal terminal) {
        this.terminal = terminal;
        this.secrets = new OperatorSecret(terminal);
    }

    @Override
    public void run() {
        throw new ParameterException(spec.commandLine(), "Which verb?");
    }

    @Command(name = "list", description = "All tickets, oldest first.")
    int list() {
        return report(Reports::tickets, Tables::tickets);
    }

    @Command(
            name = "show",
            description = "One ticket, whole: every argument, escaped so that nothing in it acts or hides.")
    int show(@Parameters(paramLabel = "TICKET") String ticket) {
        try (Journal opened = open()) {
            Optional<ObjectNode> report = new Reports(opened, now()).ticket(ticket);
            if (report.isEmpty()) {
                terminal.problem("there is no ticket '" + ticket + "'");
                return ExitCode.FINDINGS;
            }
            print(report.get(), Tables::ticket);
            return ExitCode.OK;
        }
    }

    @Command(
            name = "status",
            description = "Whether it is stopped, what each tool is taken for, what changed, what is unknown.")
    int status() {
        return report(Reports::status, Tables::status);
    }

    @Command(
            name = "calls",
            description = "The newest calls that were sent, with what let them pass and what became of them.")
    int calls() {
        return report(Reports::calls, Tables::calls);
    }

    @Command(name = "approve", description = "Lets the call of a ticket pass, once.")
    int approve(@Parameters(paramLabel = "TICKET") String ticket) {
        return decide(true, (tx, signer) -> OperatorDesk.approve(tx, ticket, now(), "operator", signer));
    }

    @Command(name = "deny", description = "Refuses the call of a ticket until the denial ends.")
    int deny(@Parameters(paramLabel = "TICKET") String ticket) {
        return decide(false, (tx, signer) -> OperatorDesk.deny(tx, ticket, now(), "operator"));
    }

    @Command(name = "accept", description = "Pins the definition that waits for a tool, as 'status' shows it.")
    int accept(
            @Parameters(paramLabel = "TOOL") String tool,
            @Parameters(
                            paramLabel = "DIGEST",
                            arity = "0..1",
                            description = "The digest that was shown, or its first 12 digits or more.")
                    @Nullable
                    String digest) {
        return decide(true, (tx, signer) -> OperatorDesk.accept(tx, ToolNames.typed(tx, tool), digest, now()));
    }

    @Command(
            name = "grant",
            description = "Gives a standing yes to a tool as it is pinned; it ends with the definition.")
    int grant(
            @Parameters(paramLabel = "TOOL") String tool,
            @Option(names = "--uses", paramLabel = "N", description = "How many calls. Default: no limit.") @Nullable
                    Long uses,
            @Option(
                            names = {"--for", "--ttl"},
                            paramLabel = "SECONDS",
                            defaultValue = "3600",
                            converter = Seconds.class,
                            description = "How long. Default: ${DEFAULT-VALUE}.")
                    Duration lasts) {
        if ((uses != null && uses < 1) || lasts.isZero()) {
            throw new ParameterException(spec.commandLine(), "A grant is for at least one use and some time");
        }
        return decide(
                true,
                (tx, signer) ->
                        OperatorDesk.grant(tx, ToolNames.typed(tx, tool), uses, lasts.toMillis(), now(), signer));
    }

    @Command(
            name = "revoke",
            description = "Takes back a grant, all grants of a tool, or an approval that was not used yet.")
    int revoke(@Parameters(paramLabel = "GRANT|TOOL|TICKET") String name) {
        return decide(false, (tx, signer) -> OperatorDesk.revoke(tx, ToolNames.typed(tx, name), now()));
    }

    @Command(
            name = "restore",
            description = "Lets a tool's claim count again, and lifts a refusal after three denials.")
    int restore(@Parameters(paramLabel = "TOOL") String tool) {
        return decide(true, (tx, signer) -> OperatorDesk.restore(tx, ToolNames.typed(tx, tool)));
    }

    @Command(name = "stop", description = "Nothing more is forwarded, what is in flight is cancelled; until 'resume'.")
    int stop(@Parameters(paramLabel = "REASON", arity = "0..*") @Nullable String[] reason) {
        String words = reason == null ? "" : String.join(" ", reason);
        return decide(false, (tx, signer) -> OperatorDesk.stop(tx, words));
    }

    @Command(name = "resume", description = "Ends a stop.")
    int resume() {
        return decide(true, (tx, signer) -> OperatorDesk.resume(tx));
    }

    @Command(
            name = "secret",
            description = "Sets the operator's secret: then approve, accept, grant, restore and resume ask for it."
                    + " Reads it from the terminal, or a line of standard input; where one is set, the old one first.")
    int secret() {
        try (Journal opened = open()) {
            Optional<Seal> before = opened.seal();
            OperatorSeal.Signer signer = secrets.signer(before);
            Seal seal = OperatorSeal.create(secrets.fresh(), signer);
            opened.write(tx -> {
                tx.set(
                        Setting.SEAL,
                        Json.object()
                                .put("publicKey", seal.publicKey())
                                .put("salt", seal.salt())
                                .put("iterations", seal.iterations())
                                .put("wrapped", seal.wrapped())
                                .put("endorsement", seal.endorsement())
                                .toString());
                return true;
            });
            opened.announce();
            say(new OperatorDesk.Outcome(true, before.isEmpty() ? "the secret is set" : "the secret is changed"));
            return ExitCode.OK;
        }
    }

    private int report(Function<Reports, ObjectNode> report, Function<JsonNode, String> table) {
        try (Journal opened = open()) {
            print(report.apply(new Reports(opened, now())), table);
            return ExitCode.OK;
        }
    }

    private int decide(
            boolean sealed, BiFunction<JournalTransaction, OperatorSeal.Signer, OperatorDesk.Outcome> decision) {
        try (Journal opened = open()) {
            OperatorSeal.Signer signer = sealed ? secrets.signer(opened.seal()) : OperatorSeal.Signer.NONE;
            OperatorDesk.Outcome outcome = opened.write(tx -> decision.apply(tx, signer));
            if (outcome.done()) {
                opened.announce();
            }
            say(outcome);
            return outcome.done() ? ExitCode.OK : ExitCode.FINDINGS;
        }
    }

    private Journal open() {
        if (journal == null) {
            throw new ParameterException(spec.commandLine(), "Missing required option: '--journal=DIR'");
        }
        return SqliteJournal.forOperator(JournalFolder.existing(journal), keyCommand.keys());
    }

    private void print(ObjectNode report, Function<JsonNode, String> table) {
        terminal.out().print(format == Format.json ? Json.ascii(report) + "\n" : table.apply(report));
        terminal.out().flush();
    }

    private void say(OperatorDesk.Outcome outcome) {
        if (format == Format.json) {
            terminal.out()
                    .print(Json.ascii(Json.object().put("done", outcome.done()).put("message", outcome.message()))
                            + "\n");
        } else if (outcome.done()) {
            terminal.out().print(outcome.message() + "\n");
        } else {
            terminal.problem(outcome.message());
        }
        terminal.out().flush();
    }

    private static long now() {
        return System.currentTimeMillis();
    }
}
