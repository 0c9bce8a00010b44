package dev.hintproof.processor.constants;

import dev.hintproof.processor.constants.ConstantText.Part;
import dev.hintproof.processor.constants.SqlToken.Kind;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * Cuts a SQL text into tokens that hold for MySQL, PostgreSQL, Oracle, SQL Server, SQLite, H2 and DB2 alike. What these read
 * differently, so that a part of the text would be code to one and data to another, is refused.
 */
final class SqlLexer {

    private static final String SYMBOLS = "+-*/%<>=!~^&|?:.,(){};";

    /** Words that, right before a quote, change how a literal ends: Oracle's {@code q'[…]'}. */
    private static final Set<String> OTHER_LITERALS = Set.of("Q", "NQ");

    private final Units in;
    private final SqlQuotes quotes;
    private final Set<String> harmful;
    private final List<SqlToken> tokens = new ArrayList<>();
    /** Whether a bracket is open: for SQL Server the name goes to the very next closing one. */
    private boolean inBracket;

    private SqlLexer(Units in, Set<String> harmful) {
        this.in = in;
        this.quotes = new SqlQuotes(in);
        this.harmful = harmful;
    }

    /**
     * The tokens of a text, without blanks and comments.
     *
     * @param harmful words that must not stand where one dialect sees a literal and another code
     */
    static List<SqlToken> tokens(ConstantText text, Set<String> harmful) throws Refused {
        var lexer = new SqlLexer(new Units(text), harmful);
        while (!lexer.in.atEnd()) {
            lexer.next();
        }
        if (lexer.inBracket) {
            throw new Refused("a bracket isn't closed");
        }
        lexer.checkPlaceholders();
        return lexer.tokens;
    }

    /** Upper case for ASCII letters alone, as databases fold keywords. */
    static String upper(String text) {
        var result = new StringBuilder(text);
        for (int i = 0; i < result.length(); i++) {
            char c = result.charAt(i);
            if (c >= 'a' && c <= 'z') {
                result.setCharAt(i, (char) (c - 'a' + 'A'));
            }
        }
        return result.toString();
    }

    /** The alternatives of a hole, each checked to be a plain name. */
    static List<String> names(Part.Identifier hole) throws Refused {
        for (String name : hole.alternatives()) {
            boolean plain = !name.isEmpty()
                    && Units.startsWord(name.codePointAt(0))
                    && name.codePoints().allMatch(unit -> Units.startsWord(unit) || Units.isDigit(unit));
            if (!plain) {
                throw new Refused("'" + name + "' isn't a plain name");
            }
        }
        if (hole.alternatives().isEmpty()) {
            throw new Refused("a name in it isn't known");
        }
        return hole.alternatives();
    }

    private void next() throws Refused {
        int unit = in.peek(0);
        int second = in.peek(1);
        if (Units.isBlank(unit)) {
            in.skip(1);
        } else if (Units.startsWord(unit) || in.isNameHole(unit)) {
            word();
        } else if (Units.isDigit(unit) || (unit == '.' && Units.isDigit(second))) {
            number();
        } else if (in.isNumberHole(unit)) {
            numberHole();
        } else if (in.hole(unit) instanceof Part.Placeholders) {
            in.skip(1);
            tokens.add(SqlToken.value(Kind.PARAMETERS));
        } else if (in.hole(unit) != null) {
            throw new Refused("the text has a hole that isn't constant");
        } else if (unit == '\'' || unit == '"' || unit == '`') {
            quoted((char) unit);
        } else if ((unit == '-' && second == '-') || (unit == '/' && second == '*')) {
            comment(unit);
        } else if (unit == '[' || unit == ']') {
            bracket(unit);
        } else {
            marked(unit, second);
        }
    }

    private void word() throws Refused {
        var names = new Alternatives();
        while (true) {
            int unit = in.peek(0);
            Part hole = in.hole(unit);
            if (Units.isInWord(unit)) {
                names.add(unit);
            } else if (hole instanceof Part.Identifier identifier) {
                names.addAny(names(identifier));
            } else if (hole instanceof Part.Number) {
                // Digits go on with the word, a minus ends it: it may be either.
                names.addAny(List.of("", "0"));
                if (in.joinsWord(in.peek(1)) || in.peek(1) == '.') {
                    throw new Refused("a number stands inside of a name");
                }
            } else {
                break;
            }
            in.skip(1);
        }
        tokens.add(new SqlToken(Kind.WORD, checked(names.all())));
        int after = in.peek(0);
        if (after == '\'' && tokens.get(tokens.size() - 1).mayBeIn(OTHER_LITERALS)) {
            throw new Refused("dialects read a literal of the form q'…' differently");
        }
        if (in.hole(after) instanceof Part.Placeholders) {
            throw new Refused("a placeholder stands inside of a word");
        }
    }

    private static List<String> checked(List<String> names) throws Refused {
        var result = new ArrayList<String>();
        for (String name : names) {
            if (!Normalizer.isNormalized(name, Normalizer.Form.NFKC) || name.contains("$$")) {
                throw new Refused("dialects read the word " + name + " differently");
            }
            result.add(upper(name));
        }
        return result;
    }

    private void number() throws Refused {
        boolean radix = in.peek(0) == '0' && "xXbBoO".indexOf(in.peek(1)) >= 0;
        if (radix) {
            in.skip(2);
            while (Character.digit(in.peek(0), 16) >= 0 && in.peek(0) < 128) {
                in.skip(1);
            }
        } else {
            digits();
            if (in.peek(0) == '.') {
                in.skip(1);
                digits();
            }
            int sign = in.peek(1) == '+' || in.peek(1) == '-' ? 1 : 0;
            if ((in.peek(0) == 'e' || in.peek(0) == 'E') && Units.isDigit(in.peek(1 + sign))) {
                in.skip(1 + sign);
                digits();
            }
        }
        if (in.joinsWord(in.peek(0))) {
            throw new Refused("dialects read a number that runs into a word differently");
        }
        tokens.add(SqlToken.value(Kind.NUMBER));
    }

    private void digits() {
        while (Units.isDigit(in.peek(0)) || (in.peek(0) == '_' && Units.isDigit(in.peek(1)))) {
            in.skip(1);
        }
    }

    private void numberHole() throws Refused {
        int before = in.peek(-1);
        if (before == '-' || before == '.') {
            // "-" and a negative number begin a comment.
            throw new Refused("a number stands right after '" + Character.toString(before) + "'");
        }
        in.skip(1);
        if (in.joinsWord(in.peek(0)) || in.peek(0) == '.') {
            throw new Refused("a number runs into a word");
        }
        tokens.add(SqlToken.value(Kind.NUMBER));
    }

    private void quoted(char quote) throws Refused {
        List<String> texts = quotes.quoted(quote);
        if (inBracket && texts.stream().anyMatch(text -> text.contains("]"))) {
            throw new Refused("dialects read a bracket inside of quotes inside of brackets differently");
        }
        tokens.add(
                quote == '\''
                        ? SqlToken.value(Kind.STRING)
                        : new SqlToken(
                                Kind.QUOTED, texts.stream().map(SqlLexer::upper).toList()));
    }

    private void comment(int first) throws Refused {
        if (inBracket) {
            throw new Refused("dialects read a comment inside of brackets differently");
        }
        if (first == '-') {
            quotes.lineComment();
        } else {
            quotes.blockComment();
        }
    }

    /**
     * A name to SQL Server and SQLite, a subscript or array to PostgreSQL and H2. Words alone are taken for a name: a subscript of
     * nothing but words calls nothing. Everything else is read as code, which does no harm as a name.
     */
    private void bracket(int unit) throws Refused {
        if ((unit == '[') == inBracket || (unit == ']' && in.peek(1) == ']')) {
            throw new Refused("dialects read a bracket in brackets differently");
        }
        in.skip(1);
        int length = 0;
        var name = new StringBuilder();
        while (unit == '[' && (Units.isInWord(in.peek(length)) || in.peek(length) == ' ')) {
            name.appendCodePoint(in.peek(length));
            length++;
        }
        boolean isName = length > 0 && in.peek(length) == ']' && in.peek(length + 1) != ']' && name.indexOf("$") < 0;
        if (isName) {
            in.skip(length + 1);
            tokens.add(new SqlToken(Kind.QUOTED, List.of(upper(name.toString()))));
        } else {
            inBracket = unit == '[';
            tokens.add(SqlToken.symbol(Character.toString(unit)));
        }
    }

    private void marked(int unit, int second) throws Refused {
        switch (unit) {
            case '?' -> parameter(1, Kind.PARAMETER);
            case ':' -> colon(second);
            case '$' -> dollar(second);
            case '@' -> at(second);
            case '#' -> throw new Refused("# begins a comment in MySQL and is an operator elsewhere");
            case '\\' -> throw new Refused("a backslash stands outside of quotes");
            default -> {
                if (unit > 127 || SYMBOLS.indexOf(unit) < 0) {
                    throw new Refused("the character "
                            + (unit < ' ' || Character.isISOControl(unit)
                                    ? String.format("U+%04X", unit)
                                    : Character.toString(unit))
                            + " stands outside of quotes");
                }
                if ((unit == '/' && second == '/') || (unit == '*' && second == '/')) {
                    throw new Refused("dialects read " + (char) unit + "/ differently");
                }
                in.skip(1);
                tokens.add(SqlToken.symbol(Character.toString(unit)));
            }
        }
    }

    /** A parameter's mark, and the number or name that goes with it. */
    private void parameter(int mark, Kind kind) throws Refused {
        in.skip(mark);
        var name = new StringBuilder();
        boolean named = in.peek(-1) != '?' && Units.startsWord(in.peek(0));
        while (Units.isDigit(in.peek(0)) || in.isNumberHole(in.peek(0)) || (named && Units.startsWord(in.peek(0)))) {
            int unit = in.take();
            name.appendCodePoint(in.isNumberHole(unit) ? '0' : unit);
            if (in.isNumberHole(unit)) {
                break;
            }
        }
        if (in.joinsWord(in.peek(0))) {
            throw new Refused("dialects read a parameter that runs into a word differently");
        }
        tokens.add(new SqlToken(kind, List.of(upper(name.toString()))));
    }

    private void colon(int second) throws Refused {
        if (second == '=') {
            throw new Refused(":= assigns");
        }
        if (second == ':') {
            in.skip(2);
            tokens.add(SqlToken.symbol("::"));
        } else if (in.joinsWord(second)) {
            parameter(1, Kind.PARAMETER);
        } else {
            in.skip(1);
            tokens.add(SqlToken.symbol(":"));
        }
    }

    private void dollar(int second) throws Refused {
        int tag = 0;
        while (Units.isInWord(in.peek(1 + tag)) && in.peek(1 + tag) != '$') {
            tag++;
        }
        if (in.peek(1 + tag) == '$' && !Units.isDigit(second)) {
            if (inBracket) {
                throw new Refused("dialects read a dollar quote inside of brackets differently");
            }
            quotes.dollar(tag, harmful);
            tokens.add(SqlToken.value(Kind.DOLLAR));
        } else if (tag > 0) {
            parameter(1, Kind.PARAMETER);
        } else {
            throw new Refused("the character $ stands alone");
        }
    }

    private void at(int second) throws Refused {
        int before = in.peek(-1);
        int marks = second == '@' ? 2 : 1;
        if (Units.startsWord(in.peek(marks))) {
            if (in.joinsWord(before) || before == '"' || before == ']' || before == '`') {
                throw new Refused("a database link or a word with @");
            }
            parameter(marks, Kind.VARIABLE);
        } else if (marks == 2 || before == '<' || second == '>' || second == '?') {
            in.skip(marks);
            tokens.add(SqlToken.symbol("@"));
        } else {
            throw new Refused("the character @ stands alone");
        }
    }

    /** Where there may be no placeholder at all, what stands around must not grow together to something else. */
    private void checkPlaceholders() throws Refused {
        for (int i = 0; i < tokens.size(); i++) {
            if (tokens.get(i).kind() == Kind.PARAMETERS) {
                SqlToken before = i == 0 ? SqlToken.NONE : tokens.get(i - 1);
                SqlToken after = i + 1 == tokens.size() ? SqlToken.NONE : tokens.get(i + 1);
                boolean listed = (before.isSymbol("(") || before.isSymbol(",") || before.isSymbol("["))
                        && (after.isSymbol(")") || after.isSymbol(",") || after.isSymbol("]"));
                if (!listed) {
                    throw new Refused("placeholders stand outside of a list");
                }
            }
        }
    }
}
