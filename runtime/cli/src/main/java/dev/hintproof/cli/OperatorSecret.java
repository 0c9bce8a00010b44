package dev.hintproof.cli;

import dev.hintproof.proxy.desk.OperatorSeal;
import dev.hintproof.proxy.ledger.Seal;
import java.io.BufferedReader;
import java.io.Console;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Asks for the operator's secret: on the terminal without echo, or a line of standard input each time. */
final class OperatorSecret {
    private static final int SHORT = 12;

    private final Terminal terminal;
    private @Nullable BufferedReader lines;

    OperatorSecret(Terminal terminal) {
        this.terminal = terminal;
    }

    /**
     * What signs with the secret that is set; signs nothing where none is.
     *
     * @throws CommandException for a wrong secret, or none
     */
    OperatorSeal.Signer signer(Optional<Seal> seal) {
        if (seal.isEmpty()) {
            return OperatorSeal.Signer.NONE;
        }
        return OperatorSeal.open(seal.get(), ask("Operator's secret: "))
                .orElseThrow(() -> new CommandException("that is not the operator's secret"));
    }

    /**
     * A new secret.
     *
     * @throws CommandException where there is none, or it was mistyped
     */
    char[] fresh() {
        char[] secret = ask("New secret: ");
        if (secret.length < SHORT) {
            terminal.problem("a secret of fewer than " + SHORT
                    + " characters is soon guessed by whoever has the journal folder");
        }
        if (terminal.interactive() && !java.util.Arrays.equals(secret, ask("Once more: "))) {
            throw new CommandException("the two are not the same");
        }
        return secret;
    }

    private char[] ask(String prompt) {
        Console console = terminal.interactive() ? System.console() : null;
        char[] typed = console == null ? null : console.readPassword("%s", prompt);
        if (typed != null) {
            return typed;
        }
        try {
            if (lines == null) {
                lines = new BufferedReader(new InputStreamReader(terminal.in(), StandardCharsets.UTF_8));
            }
            String line = lines.readLine();
            if (line == null || line.isEmpty()) {
                throw new CommandException(
                        "the operator's secret is asked for: type it, or give it as a line of standard input");
            }
            return line.toCharArray();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
