package dev.hintproof.cli;

import dev.hintproof.proxy.sqlite.KeySource;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;

/** Where the key of a journal comes from: an option of every command that opens one. */
final class KeyCommandOption {
    @Option(
            names = "--key-command",
            paramLabel = "COMMAND",
            scope = ScopeType.INHERIT,
            description =
                    "A shell command that prints the journal's key (64 hexadecimal digits, or base64 of 32 bytes);"
                            + " else it lies in an owner-only file of the folder. Also HINTPROOF_KEY_COMMAND.")
    private @Nullable String command;

    KeySource keys() {
        return keys(command);
    }

    /** The source that the option names; without it the variable's, or the folder's file. */
    static KeySource keys(@Nullable String given) {
        String chosen = given == null ? System.getenv("HINTPROOF_KEY_COMMAND") : given;
        return chosen == null || chosen.isBlank() ? KeySource.file() : KeySource.command(chosen);
    }
}
