package dev.hintproof.cli;

import dev.hintproof.proxy.relay.Gate;
import dev.hintproof.proxy.relay.GateOptions;
import dev.hintproof.proxy.sqlite.KeySource;
import dev.hintproof.proxy.surface.ListIntegrity;
import dev.hintproof.proxy.wire.Digest;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A gate as its command line describes it.
 *
 * @param journal the journal folder; null for the one that belongs to this command line
 * @param command the server's command line
 */
record ProxySettings(
        @Nullable Path journal,
        boolean trustReadOnlyHints,
        Duration patience,
        Duration ticketTtl,
        Duration recheck,
        Duration upstreamTimeout,
        boolean elicit,
        KeySource keys,
        List<String> command) {

    /** Runs the gate; returns the exit status. */
    int run(Terminal terminal) {
        Path folder = journal == null ? defaultFolder() : journal;
        if (journal == null) {
            terminal.problem("the journal is " + folder + "; choose another by --journal");
        }
        GateOptions options = new GateOptions(
                folder,
                trustReadOnlyHints,
                patience,
                ticketTtl,
                recheck,
                upstreamTimeout,
                elicit,
                keys,
                command,
                OwnCommand.name() + " operator --journal " + OwnCommand.quoted(folder.toString()));
        return Gate.run(options, new ListIntegrity(), terminal.in(), terminal.out(), terminal.err());
    }

    private Path defaultFolder() {
        String state = System.getenv("XDG_STATE_HOME");
        Path base = state == null || state.isBlank()
                ? Path.of(System.getProperty("user.home"), ".local", "state")
                : Path.of(state);
        String what = Path.of("").toAbsolutePath() + "\0" + String.join("\0", command);
        return base.resolve("hintproof")
                .resolve(Digest.of(what).substring("sha256:".length(), "sha256:".length() + 16));
    }
}
