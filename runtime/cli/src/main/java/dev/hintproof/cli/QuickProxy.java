package dev.hintproof.cli;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Reads a well-formed command line of {@code proxy} without picocli, as loading that takes longer than all else that a gate needs
 * before it starts its server. Whatever it doesn't know, and whatever is wrong, it leaves to picocli.
 */
final class QuickProxy {
    private @Nullable Path journal;
    private @Nullable String keyCommand;
    private boolean trustReadOnlyHints;
    private boolean elicit;
    private Duration patience = Duration.ZERO;
    private Duration ticketTtl = Duration.ofMinutes(10);
    private Duration recheck = Duration.ofMinutes(1);
    private Duration upstreamTimeout = Duration.ofMinutes(2);

    private QuickProxy() {}

    /** The settings of that command line; null where picocli has to read it. */
    static @Nullable ProxySettings read(String... args) {
        if (args.length == 0 || !args[0].equals("proxy")) {
            return null;
        }
        try {
            return new QuickProxy().read(List.of(args));
        } catch (IllegalArgumentException e) {
            return null; // picocli says what is wrong
        }
    }

    private @Nullable ProxySettings read(List<String> args) {
        int separator = args.indexOf("--");
        if (separator < 0 || separator == args.size() - 1) {
            return null;
        }
        Set<String> given = new HashSet<>();
        int at = 1;
        while (at < separator) {
            String option = args.get(at);
            String value = at + 1 < separator ? args.get(at + 1) : "-";
            if (!given.add(option)) {
                return null;
            } else if (takeFlag(option)) {
                at++;
            } else if (!value.startsWith("-") && !value.startsWith("@") && take(option, value)) {
                at += 2;
            } else {
                return null;
            }
        }
        return new ProxySettings(
                journal,
                trustReadOnlyHints,
                patience,
                ticketTtl,
                recheck,
                upstreamTimeout,
                elicit,
                KeyCommandOption.keys(keyCommand),
                List.copyOf(args.subList(separator + 1, args.size())));
    }

    private boolean takeFlag(String option) {
        switch (option) {
            case "--trust-read-only-hints" -> trustReadOnlyHints = true;
            case "--elicit-approvals" -> elicit = true;
            default -> {
                return false;
            }
        }
        return true;
    }

    /**
     * Takes an option with its value.
     *
     * @throws IllegalArgumentException for a value that isn't one
     */
    private boolean take(String option, String value) {
        switch (option) {
            case "--journal" -> journal = path(value);
            case "--key-command" -> keyCommand = value;
            case "--wait" -> patience = Seconds.parse(value);
            case "--ticket-ttl" -> ticketTtl = positive(value);
            case "--recheck" -> recheck = Seconds.parse(value);
            case "--upstream-timeout" -> upstreamTimeout = positive(value);
            default -> {
                return false;
            }
        }
        return true;
    }

    private static Path path(String text) {
        try {
            return Path.of(text);
        } catch (InvalidPathException e) {
            throw new IllegalArgumentException(e);
        }
    }

    private static Duration positive(String text) {
        Duration read = Seconds.parse(text);
        if (read.isZero()) {
            throw new IllegalArgumentException("it must be more than 0");
        }
        return read;
    }
}
