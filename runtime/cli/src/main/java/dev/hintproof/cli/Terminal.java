package dev.hintproof.cli;

import java.io.Console;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/**
 * Where a command reads and writes: UTF-8 whatever the platform's charset, LF whatever its line ends.
 *
 * @param in standard input
 * @param out standard output: results
 * @param err standard error: problems and progress
 * @param interactive whether a person watches: then there may be colour and progress
 */
public record Terminal(InputStream in, PrintStream out, PrintStream err, boolean interactive) {

    /** The process's own. */
    public static Terminal ofProcess() {
        boolean interactive = isTerminal() && System.getenv("NO_COLOR") == null;
        return new Terminal(System.in, utf8(System.out), utf8(System.err), interactive);
    }

    // Since JDK 22 there is a console even without a terminal, and a method that tells; before, there is none without
    // one.
    @SuppressWarnings("SystemConsoleNull")
    private static boolean isTerminal() {
        Console console = System.console();
        if (console == null) {
            return false;
        }
        try {
            return (boolean) Console.class.getMethod("isTerminal").invoke(console);
        } catch (NoSuchMethodException e) {
            return true;
        } catch (ReflectiveOperationException e) {
            return false;
        }
    }

    /** A stream for text that ends up in another stream as UTF-8. */
    public static PrintStream utf8(OutputStream out) {
        return new PrintStream(out, false, StandardCharsets.UTF_8);
    }

    /** A problem, for people. */
    public void problem(String message) {
        err.print("hintproof: " + Visible.line(message) + "\n");
        err.flush();
    }
}
