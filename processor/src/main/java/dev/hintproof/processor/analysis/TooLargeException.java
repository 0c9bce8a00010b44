package dev.hintproof.processor.analysis;

/** What is reached is more than can be followed in reasonable time; the call that asked is opaque. */
final class TooLargeException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    TooLargeException() {
        super("more is reached than can be followed", null, false, false);
    }
}
