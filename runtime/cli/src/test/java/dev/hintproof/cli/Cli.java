package dev.hintproof.cli;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;

/**
 * Runs the command in this process.
 *
 * @param status its exit status
 * @param out its standard output
 * @param err its standard error
 */
record Cli(int status, String out, String err) {

    static Cli run(String... args) {
        return runWith("", args);
    }

    /** A terminal that nobody reads. */
    static Terminal terminal() {
        return new Terminal(
                new ByteArrayInputStream(new byte[0]),
                Terminal.utf8(new ByteArrayOutputStream()),
                Terminal.utf8(new ByteArrayOutputStream()),
                false);
    }

    static Cli runWith(String standardInput, String... args) {
        var out = new ByteArrayOutputStream();
        var err = new ByteArrayOutputStream();
        var in = new ByteArrayInputStream(standardInput.getBytes(StandardCharsets.UTF_8));
        int status = Hintproof.run(new Terminal(in, Terminal.utf8(out), Terminal.utf8(err), false), args);
        return new Cli(status, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
    }
}
