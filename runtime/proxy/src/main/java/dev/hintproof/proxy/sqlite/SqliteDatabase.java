package dev.hintproof.proxy.sqlite;

import dev.hintproof.proxy.ledger.JournalException;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Properties;
import org.jspecify.annotations.Nullable;
import org.sqlite.JDBC;

/** Opens a journal's database file: sound, of a known form, with its tables. */
final class SqliteDatabase {
    private static final int BUSY_MILLIS = 10_000;

    private SqliteDatabase() {}

    /**
     * A connection that commits each statement unless told otherwise.
     *
     * @throws JournalException where the file can't be used, was written by a newer version or is damaged
     */
    static Connection open(JournalFolder folder) {
        Connection fresh = null;
        try {
            fresh = connect(folder);
            prepare(folder, fresh);
            return fresh;
        } catch (SQLException e) {
            closeQuietly(fresh);
            throw failure(folder, e);
        } catch (JournalException e) {
            closeQuietly(fresh);
            throw e;
        }
    }

    private static Connection connect(JournalFolder folder) throws SQLException {
        Properties properties = new Properties();
        properties.setProperty("busy_timeout", Integer.toString(BUSY_MILLIS));
        NativeLibrary library = NativeLibrary.unpacked();
        try {
            return JDBC.createConnection("jdbc:sqlite:" + folder.database(), properties);
        } finally {
            library.remove();
        }
    }

    private static void prepare(JournalFolder folder, Connection fresh) throws SQLException {
        try (Statement statement = fresh.createStatement()) {
            int version = number(statement, "PRAGMA user_version");
            folder.requireKnownVersion(version);
            statement.execute("PRAGMA journal_mode = WAL");
            statement.execute("PRAGMA synchronous = FULL");
            statement.execute("PRAGMA trusted_schema = OFF");
            statement.execute("PRAGMA cell_size_check = ON");
            if (version > 0) {
                requireSound(folder, statement);
            } else {
                createTables(statement);
            }
        }
    }

    private static void requireSound(JournalFolder folder, Statement statement) throws SQLException {
        try (ResultSet rows = statement.executeQuery("PRAGMA quick_check(1)")) {
            String found = rows.next() ? rows.getString(1) : "nothing";
            if (!found.equals("ok")) {
                throw new JournalException("the journal in " + folder.path() + " is damaged (" + found
                        + "): restore it from a backup, or move the folder away to start anew");
            }
        }
    }

    /** Another process may do the same at the same time. */
    private static void createTables(Statement statement) throws SQLException {
        statement.execute("BEGIN IMMEDIATE");
        if (number(statement, "SELECT count(*) FROM sqlite_schema") == 0) {
            for (String each : Schema.STATEMENTS) {
                statement.execute(each);
            }
        }
        statement.execute("COMMIT");
    }

    private static int number(Statement statement, String query) throws SQLException {
        try (ResultSet rows = statement.executeQuery(query)) {
            return rows.next() ? rows.getInt(1) : 0;
        }
    }

    static void closeQuietly(@Nullable Connection fresh) {
        try {
            if (fresh != null) {
                fresh.close();
            }
        } catch (SQLException e) {
            // what made the opening fail is what is reported
        }
    }

    static JournalException failure(JournalFolder folder, SQLException cause) {
        return new JournalException(
                "the journal in " + folder.path() + " can't be used: " + cause.getMessage()
                        + "; check that the disk has room, that the files are writable and that nothing else changed them",
                cause);
    }
}
