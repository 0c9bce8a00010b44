package dev.hintproof.processor.constants;

import dev.hintproof.manifest.effect.Capability;
import dev.hintproof.processor.constants.SqlToken.Kind;
import java.util.Map;
import java.util.Set;

/**
 * Decides the effect of one statement by its outline: what it begins with, the parts of {@code WITH}, the target of
 * {@code INSERT}. {@link SqlScan} looks at everything in between.
 */
final class SqlStatement {

    private static final Set<String> ENDS_CONTEXT = Set.of("VALUES", "SELECT");

    /** What {@code DESCRIBE} is followed by where it means {@code EXPLAIN}. */
    private static final Set<String> EXPLAINED =
            Set.of("ANALYZE", "EXTENDED", "FOR", "FORMAT", "PARTITIONS", "SELECT", "TABLE", "VALUES", "WITH");

    private static final Map<String, String> REASONS = Map.of(
            "EXPLAIN",
            "EXPLAIN can execute or write",
            "ANALYZE",
            "ANALYZE can execute or write",
            "CALL",
            "CALL runs a procedure",
            "EXEC",
            "EXEC runs a procedure",
            "EXECUTE",
            "EXECUTE runs what was prepared or a procedure",
            "PRAGMA",
            "PRAGMA can write; select from its table-valued function instead, as in SELECT * FROM pragma_table_info('t')",
            "REPLACE",
            "REPLACE deletes the rows that it replaces",
            "TABLE",
            "TABLE isn't known to read; write SELECT * FROM t");

    private final SqlTokens tokens;
    private final SqlScan scan;

    SqlStatement(SqlTokens tokens) {
        this.tokens = tokens;
        this.scan = new SqlScan(tokens, this);
    }

    /** {@code db.read} or {@code db.create}. */
    Capability effect() throws Refused {
        int end = tokens.size();
        if (tokens.at(end - 1).isSymbol(";")) {
            end--;
        }
        for (int i = 0; i < end; i++) {
            if (tokens.at(i).isSymbol(";")) {
                throw new Refused("a second statement follows ';'");
            }
        }
        if (end == 0) {
            throw new Refused("the text is empty");
        }
        SqlToken first = tokens.at(0);
        if (first.is("INSERT")) {
            insert(0, end);
            return Capability.DB_CREATE;
        }
        if (first.is("SHOW")) {
            scan.range(1, end);
            return Capability.DB_READ;
        }
        if (first.isIn(Set.of("DESCRIBE", "DESC"))) {
            describe(end);
            return Capability.DB_READ;
        }
        if (first.is("WITH")) {
            int main = with(0, end);
            if (tokens.at(main).is("INSERT")) {
                insert(main, end);
                return Capability.DB_CREATE;
            }
            body(main, end);
            return Capability.DB_READ;
        }
        body(0, end);
        return Capability.DB_READ;
    }

    /** A query between two places, with or without {@code WITH}. */
    void query(int from, int end) throws Refused {
        body(tokens.at(from).is("WITH") ? with(from, end) : from, end);
    }

    /** What follows {@code WITH}: {@code SELECT}, {@code VALUES}, or a query in parentheses and what is combined with it. */
    private void body(int from, int end) throws Refused {
        SqlToken first = from < end ? tokens.at(from) : SqlToken.NONE;
        if (first.isSymbol("(")) {
            query(from + 1, tokens.partner(from));
            scan.range(tokens.partner(from) + 1, end);
        } else if (first.is("SELECT")) {
            scan.range(from + 1, end);
        } else if (first.is("VALUES")) {
            scan.range(from, end);
        } else {
            String word = first.kind() == Kind.WORD ? first.shown() : "";
            String otherwise = first.isSymbol("{")
                    ? "a JDBC escape that calls a procedure"
                    : word.isEmpty()
                            ? "it doesn't begin with a word that is known to read"
                            : "a statement or part that begins with " + word + " isn't known to read";
            throw new Refused(REASONS.getOrDefault(word, otherwise));
        }
    }

    /** {@code WITH [RECURSIVE] name [(columns)] AS [[NOT] MATERIALIZED] (query) …, …}; the place behind it. */
    private int with(int from, int end) throws Refused {
        int at = from + 1;
        if (tokens.at(at).is("RECURSIVE") && !tokens.at(at + 1).is("AS")) {
            at++;
        }
        while (true) {
            at = namedQuery(at);
            if (!tokens.at(at).isSymbol(",") || at >= end) {
                return at;
            }
            at++;
        }
    }

    private int namedQuery(int from) throws Refused {
        int at = name(from);
        if (tokens.at(at).isSymbol("(")) {
            names(at);
            at = tokens.partner(at) + 1;
        }
        at = expect("AS", at);
        if (tokens.at(at).is("NOT")) {
            at++;
        }
        if (tokens.at(at).is("MATERIALIZED")) {
            at++;
        }
        if (!tokens.at(at).isSymbol("(")) {
            throw new Refused("a part of WITH isn't a query in parentheses");
        }
        query(at + 1, tokens.partner(at));
        return cycle(search(tokens.partner(at) + 1));
    }

    /** {@code SEARCH DEPTH FIRST BY columns SET column}. */
    private int search(int from) throws Refused {
        boolean search = tokens.at(from).is("SEARCH") && tokens.at(from + 1).isIn(Set.of("DEPTH", "BREADTH"));
        if (!search) {
            return from;
        }
        int at = expect("BY", expect("FIRST", from + 2));
        return name(expect("SET", columns(at)));
    }

    /** {@code CYCLE columns SET column [TO value DEFAULT value] [USING column]}. */
    private int cycle(int from) throws Refused {
        if (!tokens.at(from).is("CYCLE")) {
            return from;
        }
        int at = name(expect("SET", columns(from + 1)));
        if (tokens.at(at).is("TO")) {
            at = value(expect("DEFAULT", value(at + 1)));
        }
        return tokens.at(at).is("USING") ? name(at + 1) : at;
    }

    private int columns(int from) throws Refused {
        int at = name(from);
        while (tokens.at(at).isIn(Set.of("ASC", "DESC")) || tokens.at(at).isSymbol(",")) {
            at = tokens.at(at).isSymbol(",") ? name(at + 1) : at + 1;
        }
        return at;
    }

    private int value(int place) throws Refused {
        SqlToken token = tokens.at(place);
        if (token.kind() != Kind.STRING && token.kind() != Kind.NUMBER && !token.isIn(Set.of("TRUE", "FALSE"))) {
            throw new Refused("a value is expected, not " + token.shown());
        }
        return place + 1;
    }

    /** {@code INSERT [IGNORE | OR IGNORE] INTO table [AS name] [(columns)] [OVERRIDING …] [OUTPUT …] source …}. */
    private void insert(int from, int end) throws Refused {
        int at = from + 1;
        if (tokens.at(at).isIn(Set.of("LOW_PRIORITY", "HIGH_PRIORITY"))) {
            at++;
        }
        if (tokens.at(at).is("OR") && tokens.at(at + 1).is("IGNORE")) {
            at += 2;
        } else if (tokens.at(at).is("IGNORE")) {
            at++;
        }
        if (!tokens.at(at).is("INTO")) {
            String next = tokens.at(at).is("OR")
                    ? "OR " + tokens.at(at + 1).shown()
                    : tokens.at(at).shown();
            throw new Refused("INSERT " + next + " isn't known to only add");
        }
        at = path(at + 1);
        SqlToken table = tokens.at(at - 1);
        if (tokens.at(at).is("AS")) {
            at = name(at + 1);
        }
        if (tokens.at(at).isSymbol("(") && tokens.at(at + 1).isName() && !beginsQuery(at + 1)) {
            columnsOf(table, at);
            at = tokens.partner(at) + 1;
        }
        if (tokens.at(at).is("OVERRIDING")) {
            at = expect("VALUE", at + 2);
        }
        source(at, end);
    }

    private void source(int from, int end) throws Refused {
        int at = from;
        if (tokens.at(at).is("OUTPUT")) {
            while (at < end && !tokens.at(at).isIn(ENDS_CONTEXT)) {
                at = tokens.at(at).isSymbol("(") ? tokens.partner(at) + 1 : at + 1;
            }
            scan.range(from + 1, at);
        }
        if (tokens.at(at).is("DEFAULT") && tokens.at(at + 1).is("VALUES")) {
            scan.range(at + 2, end);
        } else {
            query(at, end);
        }
    }

    /** A column list. SQLite's full-text tables take a column of the table's own name for commands. */
    private void columnsOf(SqlToken table, int open) throws Refused {
        names(open);
        for (int i = open + 1; i < tokens.partner(open); i++) {
            if (tokens.at(i).names().stream().anyMatch(table.names()::contains)) {
                throw new Refused("a column named like its table takes commands in SQLite's full-text search");
            }
        }
    }

    /** MySQL's and Oracle's {@code DESCRIBE table [column]}; what else it can be is EXPLAIN. */
    private void describe(int end) throws Refused {
        int at = path(1);
        if (tokens.at(at).kind() == Kind.STRING || (at < end && tokens.at(at).isName())) {
            at++;
        }
        if (at != end || tokens.at(1).mayBeIn(EXPLAINED) || tokens.at(1).mayBeIn(SqlWords.WRITES)) {
            throw new Refused("DESCRIBE of a statement is EXPLAIN, which can execute or write");
        }
    }

    private int path(int from) throws Refused {
        int at = name(from);
        while (tokens.at(at).isSymbol(".")) {
            at = name(tokens.at(at + 1).isSymbol(".") ? at + 2 : at + 1);
        }
        return at;
    }

    /** The names between parentheses, separated by commas. */
    private void names(int open) throws Refused {
        int at = name(open + 1);
        while (tokens.at(at).isSymbol(",")) {
            at = name(at + 1);
        }
        if (at != tokens.partner(open)) {
            throw new Refused("a list of names holds " + tokens.at(at).shown());
        }
    }

    private int name(int place) throws Refused {
        if (!tokens.at(place).isName()) {
            throw new Refused("a name is expected, not " + tokens.at(place).shown());
        }
        return place + 1;
    }

    private int expect(String word, int place) throws Refused {
        if (!tokens.at(place).is(word)) {
            throw new Refused(word + " is expected, not " + tokens.at(place).shown());
        }
        return place + 1;
    }

    /** Whether a query begins here, so that a parenthesis before it holds one. */
    boolean beginsQuery(int place) {
        return tokens.at(place).isIn(Set.of("SELECT", "VALUES", "WITH"));
    }
}
