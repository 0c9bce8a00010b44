package dev.hintproof.processor.constants;

import dev.hintproof.manifest.effect.Capability;
import java.util.List;
import java.util.Optional;

/**
 * What a SQL text does: {@code db.read} for one statement that is known to read, {@code db.create} for one {@code INSERT} that only
 * adds, {@code db.write} for everything else.
 *
 * <p>The text is read as MySQL, MariaDB, PostgreSQL, Oracle, SQL Server, SQLite, H2 and DB2 read it, all at once, since the database
 * isn't known at compile time. What one of them would read otherwise is a write. It is assumed that the names of built-in functions
 * mean these, and that what a table's name stands for (views, triggers, Oracle's functions without parentheses) is a table.
 */
public final class SqlText {

    private SqlText() {}

    /** The effect of running a text, or of preparing it and running it then. Never fails: what isn't understood is a write. */
    public static TextEffect effect(ConstantText text) {
        Optional<String> hole = Holes.unknown(text);
        if (hole.isPresent()) {
            return new TextEffect(Capability.DB_WRITE, hole);
        }
        try {
            List<SqlToken> tokens = SqlLexer.tokens(text, SqlWords.harmful());
            Capability capability = new SqlStatement(new SqlTokens(tokens)).effect();
            return capability == Capability.DB_READ
                    ? TextEffect.of(capability)
                    : TextEffect.of(capability, "INSERT adds rows");
        } catch (Refused e) {
            return TextEffect.of(Capability.DB_WRITE, e.why());
        }
    }
}
