package dev.hintproof.manifest.json;

/** JSON text that isn't what it should be. The message says where, what is wrong, and what to do where that is known. */
public final class ManifestException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /** With that message. */
    public ManifestException(String message) {
        super(message);
    }

    /** With that message and what it was found by. */
    public ManifestException(String message, Throwable cause) {
        super(message, cause);
    }
}
