package dev.hintproof.processor.bytecode;

/** A class file that can't be read, or that a newer compiler made than this version understands. */
public final class ClassFileException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /**
     * Says which class file, and why.
     *
     * @param message for people
     * @param cause what was met
     */
    public ClassFileException(String message, Throwable cause) {
        super(message, cause);
    }
}
