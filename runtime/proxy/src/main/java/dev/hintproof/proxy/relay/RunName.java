package dev.hintproof.proxy.relay;

import java.util.concurrent.atomic.AtomicLong;

/**
 * Names of gates: no two that ever use one journal have the same. Nothing depends on their being hard to guess, and a source of
 * randomness takes long to load.
 */
final class RunName {
    private static final int DIGITS = 36;
    private static final AtomicLong COUNTER = new AtomicLong();

    private RunName() {}

    /** A new name: the time, the process, and what tells apart those of one millisecond on one machine. */
    static String fresh() {
        return Long.toString(System.currentTimeMillis(), DIGITS) + "-"
                + Long.toString(ProcessHandle.current().pid(), DIGITS) + "-"
                + Long.toString(System.nanoTime() & Long.MAX_VALUE, DIGITS) + "-"
                + Long.toString(COUNTER.getAndIncrement(), DIGITS);
    }
}
