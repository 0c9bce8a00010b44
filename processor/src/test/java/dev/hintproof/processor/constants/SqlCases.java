package dev.hintproof.processor.constants;

import dev.hintproof.processor.constants.ConstantText.Part;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** Reads {@code sql.cases}: texts with holes and what is expected of them. */
final class SqlCases {

    /**
     * One line.
     *
     * @param line its number
     * @param effect {@code read}, {@code create} or {@code write}
     * @param source the text as it is written there
     * @param why the expected reason; empty for none
     */
    record Case(int line, String effect, String source, String why) {

        ConstantText text() {
            return parse(source);
        }

        @Override
        public String toString() {
            return line + ": " + effect + " " + source;
        }
    }

    private SqlCases() {}

    static List<Case> all() {
        var result = new ArrayList<Case>();
        List<String> lines = lines();
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i);
            if (!line.isEmpty() && !line.startsWith("#")) {
                int blank = line.indexOf(' ');
                int arrow = line.lastIndexOf(" ==> ");
                String text = line.substring(blank + 1, arrow < 0 ? line.length() : Math.max(arrow, blank + 1));
                result.add(new Case(i + 1, line.substring(0, blank), text, arrow < 0 ? "" : line.substring(arrow + 5)));
            }
        }
        return result;
    }

    static ConstantText parse(String source) {
        String text = source.replace("∅", "")
                .replace('⏎', '\n')
                .replace('␍', '\r')
                .replace('␀', '\0')
                .replace('␤', '\u2028')
                .replace('␠', '\u00a0');
        var parts = new ArrayList<Part>();
        int at = 0;
        while (at < text.length()) {
            int open = text.indexOf('⟦', at);
            int end = open < 0 ? text.length() : open;
            if (end > at) {
                parts.add(new Part.Literal(text.substring(at, end)));
            }
            at = end;
            if (open >= 0) {
                int close = text.indexOf('⟧', open);
                parts.add(hole(text.substring(open + 1, close)));
                at = close + 1;
            }
        }
        return new ConstantText(parts);
    }

    private static Part hole(String hole) {
        if (hole.equals("#")) {
            return new Part.Number();
        }
        if (hole.equals("?")) {
            return new Part.Placeholders();
        }
        return hole.startsWith("!")
                ? new Part.Unknown(hole.substring(1))
                : new Part.Identifier(List.of(hole.split("\\|", -1)));
    }

    private static List<String> lines() {
        try (InputStream in = SqlCases.class.getResourceAsStream("sql.cases")) {
            byte[] bytes = Objects.requireNonNull(in, "sql.cases").readAllBytes();
            return List.of(new String(bytes, StandardCharsets.UTF_8).split("\n", -1));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
