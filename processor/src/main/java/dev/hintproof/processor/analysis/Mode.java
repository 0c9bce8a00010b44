package dev.hintproof.processor.analysis;

/** In which of its roles a body is followed. The same body may be followed in several. */
enum Mode {
    /**
     * What the program does at any time outside of the call: start-up, other calls. Its effects don't count; the values that it
     * leaves behind do (rule 4), and what it creates outlives the call.
     */
    STARTUP,

    /** The call itself: effects count, and what is created is the call's own. */
    REACH,

    /** Inside the call, but behind a bound or a vouch: only the values that come out of it matter. */
    MUTED
}
