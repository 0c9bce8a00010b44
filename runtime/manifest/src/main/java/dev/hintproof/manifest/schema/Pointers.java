package dev.hintproof.manifest.schema;

/** JSON pointers (RFC 6901) as text. */
public final class Pointers {

    private Pointers() {}

    /** The pointer to a member of what a pointer points to. */
    public static String child(String pointer, String key) {
        return pointer + "/" + key.replace("~", "~0").replace("/", "~1");
    }

    /** The pointer to an element of what a pointer points to. */
    public static String child(String pointer, int index) {
        return pointer + "/" + index;
    }
}
