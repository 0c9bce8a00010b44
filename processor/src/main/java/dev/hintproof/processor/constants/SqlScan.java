package dev.hintproof.processor.constants;

import dev.hintproof.processor.constants.SqlToken.Kind;
import java.util.Set;

/** Looks through a reading statement for what changes something: writing words, locks, calls of functions that aren't known. */
final class SqlScan {

    private static final Set<String> BEFORE_SELECT = Set.of("UNION", "ALL", "DISTINCT", "EXCEPT", "INTERSECT", "MINUS");

    private static final Set<String> JDBC_ESCAPES = Set.of("FN", "D", "T", "TS", "OJ", "ESCAPE", "LIMIT");

    /** Words behind which a query in parentheses is a table, which a name with columns may follow. */
    private static final Set<String> BEFORE_TABLE = Set.of("FROM", "JOIN", "LATERAL", "APPLY");

    private final SqlTokens tokens;
    private final SqlStatement statement;

    SqlScan(SqlTokens tokens, SqlStatement statement) {
        this.tokens = tokens;
        this.statement = statement;
    }

    /** Looks at all tokens from one place up to another. */
    void range(int from, int end) throws Refused {
        int i = from;
        while (i < end) {
            SqlToken token = tokens.at(i);
            if (token.isSymbol("(")) {
                i = parenthesis(i);
            } else {
                if (token.isSymbol("{") && !tokens.at(i + 1).isIn(JDBC_ESCAPES)) {
                    throw new Refused("a JDBC escape that isn't known to read: {"
                            + tokens.at(i + 1).shown());
                }
                word(i, token);
                if (token.is("WITH")
                        && tokens.at(i + 1).isSymbol("(")
                        && !tokens.at(i - 1).is("START")) {
                    hints(i + 1);
                    i = tokens.partner(i + 1);
                }
                i++;
            }
        }
    }

    /** Checks what a parenthesis opens; the place to go on at. */
    private int parenthesis(int open) throws Refused {
        call(open);
        if (tokens.at(open + 1).is("WITH")) {
            statement.query(open + 1, tokens.partner(open));
            return tokens.partner(open);
        }
        return open + 1;
    }

    private void word(int at, SqlToken token) throws Refused {
        if (token.isName() && token.names().contains("NEXTVAL")) {
            throw new Refused("NEXTVAL advances a sequence");
        }
        for (String name : token.names()) {
            switch (token.kind()) {
                case WORD -> word(at, name);
                case PARAMETER -> parameter(at, name);
                case QUOTED -> pragma(at, name);
                default -> {}
            }
        }
    }

    private void word(int at, String name) throws Refused {
        if (tokens.at(at - 1).isSymbol(".")) {
            return;
        }
        pragma(at, name);
        boolean called = tokens.at(at + 1).isSymbol("(") && SqlWords.FUNCTIONS.contains(name);
        boolean shown = at == 1
                && tokens.at(0).is("SHOW")
                && Set.of("CREATE", "PROCEDURE").contains(name);
        if (SqlWords.WRITES.contains(name) && !called && !shown) {
            throw new Refused(name + " isn't part of a statement that only reads or adds");
        }
        if (SqlWords.STATEMENTS.contains(name) && !expressionExpected(at) && !isClause(at, name)) {
            throw new Refused(
                    name.equals("LOCK") ? "LOCK locks rows" : name + " begins a second statement in SQL Server");
        }
        switch (name) {
            case "SELECT" -> select(at);
            case "FOR" -> forClause(at);
            case "WITH" -> withClause(at);
            case "NEXT" -> {
                if (tokens.at(at + 1).mayBeIn(Set.of("VALUE"))) {
                    throw new Refused("NEXT VALUE FOR advances a sequence");
                }
            }
            default -> {
                if ((name.startsWith("DBMS_") || name.startsWith("UTL_"))
                        && tokens.at(at + 1).isSymbol(".")) {
                    throw new Refused("the package " + name + " isn't known to read");
                }
            }
        }
    }

    /** SQLite's pragmas are tables too, and a few of them change something. */
    private void pragma(int at, String name) throws Refused {
        if (name.startsWith("PRAGMA_")
                && !SqlWords.FUNCTIONS.contains(name)
                && !tokens.at(at - 1).isSymbol(".")) {
            throw new Refused(name + " isn't known to read");
        }
    }

    /** {@code name:STATEMENT} is a label and a statement in SQL Server, a parameter elsewhere. */
    private void parameter(int at, String name) throws Refused {
        boolean harmful = SqlWords.WRITES.contains(name) || SqlWords.STATEMENTS.contains(name);
        if (harmful && !expressionExpected(at)) {
            throw new Refused("the parameter " + name + " reads as a statement behind a label in SQL Server");
        }
    }

    private boolean expressionExpected(int at) {
        SqlToken before = tokens.at(at - 1);
        if (before.kind() == Kind.WORD) {
            return before.isIn(SqlWords.BEFORE_EXPRESSIONS);
        }
        if (before.isSymbol("*")) {
            SqlToken factor = tokens.at(at - 2);
            boolean all = factor.isSymbol(".")
                    || factor.isSymbol(",")
                    || factor.isSymbol("(")
                    || factor.isIn(Set.of("SELECT", "DISTINCT", "ALL"));
            return !all;
        }
        return before.kind() == Kind.SYMBOL && !")]}:".contains(before.shown());
    }

    /** Whether a word that could begin a statement is part of a known clause instead. */
    private boolean isClause(int at, String name) {
        SqlToken before = tokens.at(at - 1);
        SqlToken after = tokens.at(at + 1);
        return switch (name) {
            case "FETCH" ->
                before.is("FOR")
                        || (after.isIn(Set.of("FIRST", "NEXT"))
                                && !tokens.at(at + 2).mayBeIn(Set.of("FROM")));
            case "SET" -> before.isIn(Set.of("CHARACTER", "CHARSET"));
            case "USE" -> after.isIn(Set.of("INDEX", "KEY"));
            default -> false;
        };
    }

    private void select(int at) throws Refused {
        SqlToken before = tokens.at(at - 1);
        if (!before.isSymbol("(") && !before.isIn(BEFORE_SELECT)) {
            throw new Refused("a second SELECT follows the first");
        }
    }

    private void forClause(int at) throws Refused {
        int open = tokens.enclosing(at);
        boolean separates = open > 0 && tokens.at(open - 1).isIn(SqlWords.FOR_INSIDE);
        if (!separates && !tokens.at(at + 1).isIn(SqlWords.AFTER_FOR)) {
            throw new Refused("FOR " + tokens.at(at + 1).shown() + " isn't known to read: it may lock rows");
        }
    }

    private void withClause(int at) throws Refused {
        boolean known = tokens.at(at - 1).is("START")
                || tokens.at(at + 1).isSymbol("(")
                || tokens.at(at + 1).isIn(SqlWords.AFTER_WITH);
        if (!known) {
            throw new Refused("WITH " + tokens.at(at + 1).shown() + " isn't known to read");
        }
    }

    /** SQL Server's {@code WITH (NOLOCK, INDEX(i))}. */
    private void hints(int open) throws Refused {
        int i = open + 1;
        while (i < tokens.partner(open)) {
            SqlToken token = tokens.at(i);
            if (token.is("INDEX") && tokens.at(i + 1).isSymbol("(")) {
                i = tokens.partner(i + 1);
            } else if (!token.isSymbol(",") && !token.isIn(SqlWords.HINTS)) {
                throw new Refused("WITH (" + token.shown() + ") isn't known to read: it may lock rows");
            }
            i++;
        }
    }

    /** Checks what stands before a parenthesis: a function must be known to read. */
    private void call(int open) throws Refused {
        SqlToken before = tokens.at(open - 1);
        boolean outerJoin = tokens.at(open + 1).isSymbol("+") && tokens.partner(open) == open + 2;
        switch (before.kind()) {
            case WORD -> {
                for (String name : before.names()) {
                    call(open, name, outerJoin);
                }
            }
            case SYMBOL -> {
                if (!before.shown().isEmpty() && "]}.::".contains(before.shown())) {
                    throw new Refused("a parenthesis follows " + before.shown());
                }
            }
            default -> {
                if (!outerJoin) {
                    throw new Refused(
                            before.isName()
                                    ? "function " + path(open - 1, before.shown()) + " isn't known to read"
                                    : "a parenthesis follows " + before.shown());
                }
            }
        }
    }

    private void call(int open, String name, boolean outerJoin) throws Refused {
        int at = open - 1;
        SqlToken before = tokens.at(at - 1);
        boolean qualified = before.isSymbol(".");
        boolean function = SqlWords.FUNCTIONS.contains(name);
        boolean known;
        if (outerJoin) {
            known = true;
        } else if (qualified) {
            boolean shipped = tokens.at(at - 2).isIn(SqlWords.SCHEMAS)
                    && !tokens.at(at - 3).isSymbol(".");
            known = function && shipped;
        } else {
            known = function
                    || SqlWords.KEYWORDS.contains(name)
                    || SqlWords.TYPES.contains(name)
                    || (before.kind() == Kind.WORD
                            && before.names().stream()
                                    .allMatch(one -> SqlWords.KEYWORD_PAIRS.contains(one + "." + name)))
                    || namesColumnsOrType(at);
        }
        if (!known) {
            throw new Refused("function " + path(at, name) + " isn't known to read");
        }
        if (name.equals("LAST_INSERT_ID") && tokens.partner(open) != open + 1) {
            throw new Refused("LAST_INSERT_ID with an argument sets the session's value");
        }
    }

    /** Whether the word before a parenthesis is a name whose columns follow, or a type: {@code AS t(a, b)}, {@code ::numeric(9)}. */
    private boolean namesColumnsOrType(int at) {
        SqlToken before = tokens.at(at - 1);
        if (before.isIn(Set.of("AS", "ORDINALITY")) || before.isSymbol("::")) {
            return true;
        }
        if (!before.isSymbol(")")) {
            return false;
        }
        int open = tokens.partner(at - 1);
        SqlToken opener = tokens.at(open - 1);
        boolean table = opener.isIn(BEFORE_TABLE) || opener.isSymbol(",") || opener.isSymbol("(");
        boolean tableFunction = opener.isIn(SqlWords.FUNCTIONS)
                && !opener.mayBeIn(SqlWords.KEYWORDS)
                && !tokens.at(open - 2).isSymbol(".");
        return (statement.beginsQuery(open + 1) && table) || tableFunction;
    }

    private String path(int at, String name) {
        int from = at;
        while (tokens.at(from - 1).isSymbol(".") && tokens.at(from - 2).isName()) {
            from -= 2;
        }
        var result = new StringBuilder();
        for (int i = from; i < at; i++) {
            result.append(tokens.at(i).shown());
        }
        return result.append(name).toString();
    }
}
