package dev.hintproof.cli;

/** How this command was started, so that a message can hold a command that works when it is copied. */
final class OwnCommand {
    private static final String SAFE = "[A-Za-z0-9_@%+=:,./-]+";

    private OwnCommand() {}

    /** What the launcher was started as, {@code java -jar …/hintproof.jar} where there was none, or {@code hintproof}. */
    static String name() {
        String launcher = System.getProperty("hintproof.command", "");
        if (!launcher.isEmpty()) {
            return quoted(launcher);
        }
        String started = System.getProperty("sun.java.command", "");
        int end = started.indexOf(".jar");
        boolean jar = end >= 0
                && started.indexOf(' ') != 0
                && !started.substring(0, end).contains(" ");
        return jar ? "java -jar " + quoted(started.substring(0, end + ".jar".length())) : "hintproof";
    }

    /** A word for a POSIX shell. */
    static String quoted(String word) {
        return word.matches(SAFE) ? word : "'" + word.replace("'", "'\\''") + "'";
    }
}
