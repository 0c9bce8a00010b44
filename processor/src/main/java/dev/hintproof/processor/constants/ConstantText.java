package dev.hintproof.processor.constants;

import java.util.List;

/**
 * A text as far as it is known at compile time: its parts in order. Literals that touch mean the same as one literal.
 *
 * @param parts from left to right; none for the empty text
 */
public record ConstantText(List<Part> parts) {

    /** Keeps a copy of the parts. */
    public ConstantText {
        parts = List.copyOf(parts);
    }

    /** A run of the text, known or a hole of which something is known. */
    public sealed interface Part {
        /** Known characters. */
        record Literal(String text) implements Part {}

        /** The decimal digits of an {@code int} or {@code long}, maybe with a minus sign before them. */
        @SuppressWarnings("JavaLangClash") // written Part.Number everywhere: the word for it
        record Number() implements Part {}

        /**
         * One of these names, such as an enum constant's.
         *
         * @param alternatives all that may stand here
         */
        record Identifier(List<String> alternatives) implements Part {
            /** Keeps a copy of the alternatives. */
            public Identifier {
                alternatives = List.copyOf(alternatives);
            }
        }

        /** Any number of {@code ?}, also none, separated by commas and blanks. */
        record Placeholders() implements Part {}

        /**
         * Anything.
         *
         * @param what what is put there, for messages, such as {@code parameter 'table'}
         */
        record Unknown(String what) implements Part {}
    }

    /** A text that is known whole. */
    public static ConstantText of(String text) {
        return new ConstantText(List.of(new Part.Literal(text)));
    }
}
