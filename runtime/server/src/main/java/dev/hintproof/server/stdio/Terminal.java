package dev.hintproof.server.stdio;

import java.io.Console;
import java.lang.reflect.Method;

/** Tells a person who started a server by hand why nothing happens. */
final class Terminal {

    private Terminal() {}

    @SuppressWarnings("SystemConsoleNull") // It does on the older JDKs; isTerminal asks the newer ones.
    static void warnIfInteractive(String server) {
        Console console = System.console();
        if (console != null && isTerminal(console)) {
            System.err.println(
                    "hintproof: '" + server + "' speaks MCP over standard input and output, and this is a terminal."
                            + " Name this command in an MCP client's configuration; here, end it with Ctrl-D.");
        }
    }

    /** From JDK 22 on there may be a console without a terminal, and a method that says so. */
    private static boolean isTerminal(Console console) {
        try {
            Method asked = Console.class.getMethod("isTerminal");
            return (boolean) asked.invoke(console);
        } catch (NoSuchMethodException older) {
            return true;
        } catch (ReflectiveOperationException unknown) {
            return false;
        }
    }
}
