package dev.hintproof.manifest.audit;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** Splits prose into sentences. Line breaks inside a paragraph are spaces; blank lines and list items begin anew. */
final class Sentences {

    private static final Pattern BLOCK = Pattern.compile(
            "\\n[ \\t]*\\n|\\n(?=[ \\t]*(?:[-*•#]|\\d+[.)])[ \\t])|\\n(?=[ \\t]*\\w+ ?(?:\\([^)\\n]{0,40}\\))?:)");
    private static final Pattern END = Pattern.compile("(?<=[.!?])[\"')\\]]?\\s+(?=[\\p{L}\\d<\\[\"'`(*])");
    private static final int MAX_SENTENCES = 2_000;

    /** Nobody writes longer ones; what is longer is looked at in pieces, so that no pattern takes long. */
    private static final int MAX_LENGTH = 1_000;

    /** Pieces overlap, so that nothing is cut in two. */
    private static final int OVERLAP = 200;

    private Sentences() {}

    /** The sentences of a text, white space collapsed, quotes and dashes straightened. */
    static List<String> of(String text) {
        var sentences = new ArrayList<String>();
        for (String block : BLOCK.split(text.replace("\r\n", "\n"), -1)) {
            String line = straighten(block).strip();
            if (line.isEmpty()) {
                continue;
            }
            for (String sentence : END.split(line, -1)) {
                add(sentence.strip(), sentences);
            }
        }
        return sentences;
    }

    private static void add(String sentence, List<String> sentences) {
        for (int from = 0; sentences.size() < MAX_SENTENCES; from += MAX_LENGTH - OVERLAP) {
            if (from + MAX_LENGTH >= sentence.length()) {
                sentences.add(sentence.substring(from));
                return;
            }
            sentences.add(sentence.substring(from, from + MAX_LENGTH));
        }
    }

    private static String straighten(String text) {
        var out = new StringBuilder(text.length());
        boolean space = false;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (Character.isWhitespace(c) || c == '\u00A0') {
                space = true;
                continue;
            }
            if (space && out.length() > 0) {
                out.append(' ');
            }
            space = false;
            out.append(
                    switch (c) {
                        case '\u2018', '\u2019', '\u02BC' -> '\'';
                        case '\u201C', '\u201D' -> '"';
                        default -> c;
                    });
        }
        return out.toString();
    }
}
