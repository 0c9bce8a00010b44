package dev.hintproof.manifest.audit;

import java.util.List;

/** What others need of how prose is read. */
public final class Prose {

    private Prose() {}

    /** The sentences of a text, white space collapsed. */
    public static List<String> sentences(String text) {
        return Sentences.of(text);
    }
}
