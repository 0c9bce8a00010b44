package dev.hintproof.manifest.drift;

import dev.hintproof.manifest.audit.Prose;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.function.Consumer;

/** Says in words how one text differs from another: by sentences. */
final class TextDrift {

    private static final int MAX_SENTENCES = 5;

    private TextDrift() {}

    static void describe(String what, String before, String after, Consumer<String> out) {
        var old = new LinkedHashSet<>(Prose.sentences(before));
        var now = new LinkedHashSet<>(Prose.sentences(after));
        var added = new ArrayList<>(now);
        added.removeAll(old);
        var lost = new ArrayList<>(old);
        lost.removeAll(now);
        added.stream().limit(MAX_SENTENCES).forEach(sentence -> out.accept(what + " says now “" + sentence + "”"));
        lost.stream().limit(MAX_SENTENCES).forEach(sentence -> out.accept(what + " no longer says “" + sentence + "”"));
        if (added.isEmpty() && lost.isEmpty()) {
            out.accept(what + " changed in spaces, order or characters that don't show");
        }
    }
}
