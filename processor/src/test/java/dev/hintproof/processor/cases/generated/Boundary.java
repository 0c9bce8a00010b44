package dev.hintproof.processor.cases.generated;

import java.util.concurrent.atomic.AtomicInteger;

/** What generated programs call: a boundary that a catalog describes as {@code fs.delete}, and which counts its calls. */
public final class Boundary {

    /** How many calls a run may make before it is ended. */
    private static final int FUEL = 20_000;

    private static final AtomicInteger HITS = new AtomicInteger();
    private static final AtomicInteger STEPS = new AtomicInteger();

    private Boundary() {}

    /** Ends a run that goes on for too long. */
    public static final class OutOfFuel extends RuntimeException {
        private static final long serialVersionUID = 1L;

        OutOfFuel() {
            super(null, null, false, false);
        }
    }

    /** The boundary. */
    public static int hit() {
        return HITS.incrementAndGet();
    }

    /** Plain: counts a step of the program. */
    public static void step() {
        if (STEPS.incrementAndGet() > FUEL) {
            throw new OutOfFuel();
        }
    }

    static void reset() {
        STEPS.set(0);
        HITS.set(0);
    }

    static int hits() {
        return HITS.get();
    }
}
