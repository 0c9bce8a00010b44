package dev.hintproof.proxy.relay;

import dev.hintproof.proxy.sqlite.KeySource;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

/**
 * How a gate runs.
 *
 * @param journal the folder of pins, tickets and records
 * @param trustReadOnlyHints whether an uncontradicted {@code readOnlyHint: true} is believed
 * @param patience how long a held call waits for the operator before it is answered
 * @param ticketTtl how long a ticket, an approval or a denial lasts
 * @param recheck how old the last list may be at a call; zero: list before each call
 * @param upstreamTimeout how long the server may take for a call, counted anew from each progress it reports
 * @param elicit whether the client's user is asked for approvals, by elicitation
 * @param keys where the journal's key comes from
 * @param command the server's command line
 * @param operatorCommand how the operator's command begins, for messages
 */
public record GateOptions(
        Path journal,
        boolean trustReadOnlyHints,
        Duration patience,
        Duration ticketTtl,
        Duration recheck,
        Duration upstreamTimeout,
        boolean elicit,
        KeySource keys,
        List<String> command,
        String operatorCommand) {

    /** Copies the command. */
    public GateOptions {
        command = List.copyOf(command);
    }
}
