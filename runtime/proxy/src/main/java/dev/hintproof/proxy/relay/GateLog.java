package dev.hintproof.proxy.relay;

import dev.hintproof.proxy.wire.Printable;
import java.io.PrintStream;

/** The gate's own lines on standard error: one for each event, harmless on a terminal whatever others put into them. */
final class GateLog {
    private static final int LONGEST = 2000;
    private static final int STRAY_LINES_SHOWN = 20;

    private final PrintStream out;
    private long strays;

    GateLog(PrintStream out) {
        this.out = out;
    }

    /** Says something. */
    void say(String message) {
        print("hintproof: " + Printable.text(message, LONGEST));
    }

    /** Says something that may hold backslashes of our own making, such as a command to copy. */
    void sayAsIs(String message) {
        print("hintproof: " + message);
    }

    /** Reports a line of the server that is no message; after some, only now and then. */
    void stray(String what, String line) {
        long number = ++strays;
        if (number <= STRAY_LINES_SHOWN || Long.bitCount(number) == 1) {
            String counted = number > STRAY_LINES_SHOWN ? " (" + number + " such lines so far)" : "";
            say("dropped a line of the server's output, " + what + counted + ": " + Printable.text(line, 200));
        }
    }

    /** Passes on a line of the server's standard error. */
    void upstream(String line) {
        print("server: " + Printable.text(line, LONGEST));
    }

    private synchronized void print(String line) {
        out.println(line);
        out.flush();
    }
}
