package dev.hintproof.processor.constants;

import java.util.ArrayList;
import java.util.List;

/** All that a piece of text may say, built from left to right. */
final class Alternatives {

    private static final int MOST = 1_000;

    private List<String> texts = List.of("");
    /** Characters since the last hole. */
    private final StringBuilder run = new StringBuilder();

    void add(int codePoint) {
        run.appendCodePoint(codePoint);
    }

    void add(String text) {
        run.append(text);
    }

    /** Goes on with any of these. */
    void addAny(List<String> endings) throws Refused {
        if ((long) texts.size() * endings.size() > MOST) {
            throw new Refused("a name in it has more than " + MOST + " alternatives");
        }
        List<String> before = all();
        texts = new ArrayList<>();
        for (String text : before) {
            for (String ending : endings) {
                texts.add(text + ending);
            }
        }
        run.setLength(0);
    }

    List<String> all() {
        return run.isEmpty() ? texts : texts.stream().map(text -> text + run).toList();
    }
}
