package dev.hintproof.manifest.gg;

import java.util.Arrays;
import java.util.Optional;

/** The five canonical parameter risk classes, in the order of the draft's sections. */
public enum GgClass {
    /** A secret or credential: a token, API key, password, private key, bearer value. */
    CREDENTIAL_VALUE("gg:credential-value"),
    /** A file path, file name, folder or target path. */
    FILESYSTEM_PATH("gg:filesystem-path"),
    /** What an engine executes or interprets: a command, script, expression, SQL, arguments, a prompt. */
    COMMAND_STRING("gg:command-string"),
    /** An amount of money, a price, a currency. */
    MONEY_AMOUNT("gg:money-amount"),
    /** A network destination: URL, host, domain, webhook. */
    URL_ENDPOINT("gg:url-endpoint");

    private final String label;

    GgClass(String label) {
        this.label = label;
    }

    /** The identifier with its prefix, such as {@code gg:url-endpoint}. */
    public String label() {
        return label;
    }

    /** The class of that identifier; empty where there is none. */
    public static Optional<GgClass> of(String label) {
        return Arrays.stream(values())
                .filter(candidate -> candidate.label.equals(label))
                .findFirst();
    }

    @Override
    public String toString() {
        return label;
    }
}
