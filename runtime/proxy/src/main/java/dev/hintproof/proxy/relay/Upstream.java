package dev.hintproof.proxy.relay;

import dev.hintproof.proxy.wire.LineReader;
import dev.hintproof.proxy.wire.LineWriter;
import java.io.IOException;
import java.util.List;

/** The server behind the gate. */
interface Upstream {
    /** Starts servers. */
    @FunctionalInterface
    interface Starter {
        /**
         * Starts a server.
         *
         * @throws IOException where the command can't be run
         */
        Upstream start(List<String> command, GateLog log) throws IOException;
    }

    /** Where messages for the server are written. */
    LineWriter writer();

    /** Where the server's messages are read. */
    LineReader reader();

    /** Ends it: first by closing its input, then by asking, then by force; what it started itself goes too. */
    void end(long patienceMillis);

    /** Ends it at once. */
    void kill();

    /** How it ended, in words; it may still be ending. */
    String ending();
}
