package dev.hintproof.processor.constants;

import dev.hintproof.processor.constants.ConstantText.Part;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** Reads what encloses text: literals, quoted names, comments. Where dialects see different ends, it refuses. */
final class SqlQuotes {

    private static final String ENDS = "dialects read a %s differently";

    private final Units in;

    SqlQuotes(Units in) {
        this.in = in;
    }

    /** A literal or quoted name, from its quote on. Gives all that it may say. */
    List<String> quoted(char quote) throws Refused {
        in.skip(1);
        var result = new Alternatives();
        while (true) {
            int unit = in.take();
            if (unit == Units.END) {
                throw new Refused("a quote isn't closed");
            }
            if (unit == '\\' && in.peek(0) == quote) {
                throw new Refused(String.format(Locale.ROOT, ENDS, "backslash before a quote"));
            }
            if (unit == quote) {
                if (in.peek(0) != quote) {
                    return result.all();
                }
                in.skip(1);
            } else if (quote == '`' && !isPlainInBackticks(unit)) {
                throw new Refused(
                        String.format(Locale.ROOT, ENDS, "name in backticks with other than letters and digits"));
            }
            spell(unit, result);
        }
    }

    /** Adds what a unit inside of quotes or a comment may say. */
    private void spell(int unit, Alternatives text) throws Refused {
        Part hole = in.hole(unit);
        if (hole instanceof Part.Identifier identifier) {
            text.addAny(SqlLexer.names(identifier));
        } else if (hole instanceof Part.Number) {
            text.add('0');
        } else if (hole != null) {
            throw new Refused("a placeholder stands inside of quotes or a comment");
        } else if (unit == 0) {
            throw new Refused("dialects read the character U+0000 differently");
        } else {
            text.add(unit);
        }
    }

    /**
     * A PostgreSQL literal, {@code $tag$…$tag$}. Elsewhere a dollar may be part of a name, so what it encloses must do no harm
     * as code either: words that begin no statement.
     *
     * @param tagLength without the dollars
     */
    void dollar(int tagLength, Set<String> harmful) throws Refused {
        int length = tagLength + 2;
        int[] delimiter = new int[length];
        for (int i = 0; i < length; i++) {
            delimiter[i] = in.take();
        }
        var word = new StringBuilder();
        while (!startsWith(delimiter)) {
            int unit = in.take();
            if (unit == Units.END) {
                throw new Refused("a dollar quote isn't closed");
            }
            if (unit == '$' || !isPlain(unit)) {
                throw new Refused(String.format(Locale.ROOT, ENDS, "dollar quote around other than words"));
            }
            if (Units.isInWord(unit)) {
                word.appendCodePoint(unit);
            } else {
                refuseHarmful(word, harmful);
            }
        }
        refuseHarmful(word, harmful);
        in.skip(length);
        if (in.joinsWord(in.peek(0))) {
            throw new Refused(String.format(Locale.ROOT, ENDS, "dollar quote that a word follows"));
        }
    }

    private static void refuseHarmful(StringBuilder word, Set<String> harmful) throws Refused {
        if (harmful.contains(SqlLexer.upper(word.toString()))) {
            throw new Refused(String.format(Locale.ROOT, ENDS, "dollar quote around " + word));
        }
        word.setLength(0);
    }

    private boolean startsWith(int[] delimiter) {
        for (int i = 0; i < delimiter.length; i++) {
            if (in.peek(i) != delimiter[i]) {
                return false;
            }
        }
        return true;
    }

    /** PostgreSQL takes backticks for operators; a minus sign must not begin a comment there. */
    private boolean isPlainInBackticks(int unit) {
        boolean minus = unit == '-' && in.peek(0) != '-' && !in.isNumberHole(in.peek(0));
        return isPlain(unit) || minus || in.hole(unit) != null;
    }

    private static boolean isPlain(int unit) {
        return Units.isInWord(unit) || unit == ' ' || unit == '_' || unit == '.' || unit == ',';
    }

    /** From {@code --} to the end of its line. MySQL takes it for a comment only where a blank follows. */
    void lineComment() throws Refused {
        in.skip(2);
        if (in.peek(0) != Units.END && !Units.isBlank(in.peek(0))) {
            throw new Refused(String.format(Locale.ROOT, ENDS, "comment with -- and no blank after it"));
        }
        var text = new Alternatives();
        while (!in.atEnd() && in.peek(0) != '\n') {
            int unit = in.take();
            spell(unit, text);
            boolean loneReturn = unit == '\r' && in.peek(0) != '\n';
            if (loneReturn || unit == '\u2028' || unit == '\u2029') {
                throw new Refused(String.format(Locale.ROOT, ENDS, "line break other than a line feed in a comment"));
            }
        }
    }

    /** A comment in slashes and stars. It nests in some dialects; MySQL, MariaDB and TiDB execute some. */
    void blockComment() throws Refused {
        in.skip(2);
        refuseExecuted();
        var text = new Alternatives();
        while (true) {
            int unit = in.take();
            if (unit == Units.END) {
                throw new Refused("a comment isn't closed");
            }
            spell(unit, text);
            if (unit == '/' && in.peek(0) == '*') {
                throw new Refused(String.format(Locale.ROOT, ENDS, "comment in a comment"));
            }
            if (unit == '*' && in.peek(0) == '/') {
                in.skip(1);
                return;
            }
        }
    }

    private void refuseExecuted() throws Refused {
        int letters = 0;
        while (Units.startsWord(in.peek(letters))) {
            letters++;
        }
        int first = in.peek(letters);
        if (first == '!' || first > Character.MAX_CODE_POINT || in.peek(0) == '/') {
            throw new Refused("MySQL executes a comment that begins with /*!, or dialects read it differently");
        }
    }
}
