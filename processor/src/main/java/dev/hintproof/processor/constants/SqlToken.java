package dev.hintproof.processor.constants;

import java.util.List;
import java.util.Set;

/**
 * One token of a SQL text.
 *
 * @param kind what it is
 * @param names all that it may read as: a word in ASCII upper case, a quoted name's text in ASCII upper case, a symbol; empty for
 *     values
 */
record SqlToken(Kind kind, List<String> names) {

    enum Kind {
        /** A keyword or an unquoted name. */
        WORD,
        /** A name in double quotes, backticks or brackets; a literal in MySQL's reading. */
        QUOTED,
        /** A literal in single quotes. */
        STRING,
        /** A literal in dollar quotes: words, to some dialects. */
        DOLLAR,
        NUMBER,
        /** {@code ?}, {@code ?1}, {@code $1}, {@code :name}. */
        PARAMETER,
        /** Any number of {@code ?}, also none. */
        PARAMETERS,
        /** {@code @x}, {@code @@x}. */
        VARIABLE,
        SYMBOL
    }

    /** Stands before the first token and after the last. */
    static final SqlToken NONE = new SqlToken(Kind.SYMBOL, List.of(""));

    static SqlToken value(Kind kind) {
        return new SqlToken(kind, List.of());
    }

    static SqlToken symbol(String symbol) {
        return new SqlToken(Kind.SYMBOL, List.of(symbol));
    }

    boolean isSymbol(String symbol) {
        return kind == Kind.SYMBOL && names.get(0).equals(symbol);
    }

    /** Whether it is surely this word. */
    boolean is(String word) {
        return isIn(Set.of(word));
    }

    /** Whether it is surely one of these words. */
    boolean isIn(Set<String> words) {
        return kind == Kind.WORD && words.containsAll(names);
    }

    /** Whether it may be one of these words. */
    boolean mayBeIn(Set<String> words) {
        return kind == Kind.WORD && names.stream().anyMatch(words::contains);
    }

    boolean isName() {
        return kind == Kind.WORD || kind == Kind.QUOTED;
    }

    /** For messages. */
    String shown() {
        boolean value = names.isEmpty() || kind == Kind.PARAMETER || kind == Kind.VARIABLE;
        return value ? "a value" : String.join(" or ", names);
    }
}
