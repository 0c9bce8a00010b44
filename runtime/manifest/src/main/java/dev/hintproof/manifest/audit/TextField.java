package dev.hintproof.manifest.audit;

/**
 * A string inside a definition.
 *
 * @param pointer JSON pointer to it, inside the tool
 * @param text the string, cut to what is looked at
 * @param prose whether it is text for a reader, rather than a name or value
 */
record TextField(String pointer, String text, boolean prose) {

    /** Characters of one string that are looked at; a longer one is a finding by itself. */
    static final int MAX_LENGTH = 100_000;

    TextField {
        text = text.length() > MAX_LENGTH ? text.substring(0, MAX_LENGTH) : text;
    }
}
