package dev.hintproof.processor.constants;

import dev.hintproof.processor.constants.ConstantText.Part;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A text as units, each a character or a hole, with a place to read at. */
final class Units {

    /** What a read beyond either end gives. */
    static final int END = -1;

    private static final int FIRST_HOLE = Character.MAX_CODE_POINT + 1;

    private final int[] units;
    private final List<Part> holes = new ArrayList<>();
    private int at;

    Units(ConstantText text) {
        var collected = new ArrayList<Integer>();
        for (Part part : text.parts()) {
            if (part instanceof Part.Literal literal) {
                literal.text().codePoints().forEach(collected::add);
            } else {
                collected.add(FIRST_HOLE + holes.size());
                holes.add(part);
            }
        }
        units = collected.stream().mapToInt(Integer::intValue).toArray();
    }

    /** The unit that many places from here, backwards where negative. */
    int peek(int offset) {
        int place = at + offset;
        return place < 0 || place >= units.length ? END : units[place];
    }

    /** The unit here; goes on behind it. */
    int take() {
        int unit = peek(0);
        at++;
        return unit;
    }

    void skip(int count) {
        at += count;
    }

    boolean atEnd() {
        return at >= units.length;
    }

    int place() {
        return at;
    }

    /** The hole that a unit stands for; null for a character. */
    @Nullable
    Part hole(int unit) {
        return unit < FIRST_HOLE ? null : holes.get(unit - FIRST_HOLE);
    }

    boolean isNumberHole(int unit) {
        return hole(unit) instanceof Part.Number;
    }

    boolean isNameHole(int unit) {
        return hole(unit) instanceof Part.Identifier;
    }

    static boolean isDigit(int unit) {
        return unit >= '0' && unit <= '9';
    }

    static boolean isBlank(int unit) {
        return unit == ' ' || unit == '\t' || unit == '\n' || unit == '\r';
    }

    static boolean startsWord(int unit) {
        return unit == '_' || (unit >= 0 && unit < FIRST_HOLE && Character.isLetter(unit));
    }

    static boolean isInWord(int unit) {
        return startsWord(unit) || isDigit(unit) || unit == '$';
    }

    /** Whether what begins with this unit would run into a word or number before it. */
    boolean joinsWord(int unit) {
        return isInWord(unit) || unit >= FIRST_HOLE;
    }
}
