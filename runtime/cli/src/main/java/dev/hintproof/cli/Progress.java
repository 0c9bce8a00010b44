package dev.hintproof.cli;

import java.util.Locale;

/** Shows a person that a long run goes on: one line on standard error, rewritten about twice a second, gone at the end. */
final class Progress implements AutoCloseable {

    private static final long INTERVAL_NANOS = 500_000_000L;

    private final Terminal terminal;
    private final String what;
    private long count;
    private long shownAt = System.nanoTime();
    private boolean shown;

    Progress(Terminal terminal, String what) {
        this.terminal = terminal;
        this.what = what;
    }

    void step() {
        count++;
        if (terminal.interactive() && (count & 0xFF) == 0 && System.nanoTime() - shownAt > INTERVAL_NANOS) {
            terminal.err().print(String.format(Locale.ROOT, "\r%,d %s", count, what));
            terminal.err().flush();
            shownAt = System.nanoTime();
            shown = true;
        }
    }

    @Override
    public void close() {
        if (shown) {
            terminal.err().print("\r\u001B[K");
            terminal.err().flush();
        }
    }
}
