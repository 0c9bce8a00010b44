package dev.hintproof.proxy.sqlite;

import dev.hintproof.proxy.ledger.Journal;
import dev.hintproof.proxy.ledger.JournalException;
import dev.hintproof.proxy.ledger.JournalTransaction;
import dev.hintproof.proxy.ledger.Seal;
import dev.hintproof.proxy.ledger.Setting;
import dev.hintproof.proxy.wire.Json;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Optional;
import java.util.Properties;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.sqlite.JDBC;

/**
 * The journal in an SQLite database: write-ahead log, {@code synchronous=FULL}, so that a finished transaction is on the disk
 * (sqlite.org/pragma.html#pragma_synchronous). One connection, used by one thread at a time.
 */
public final class SqliteJournal implements Journal {
    private static final int BUSY_MILLIS = 10_000;

    private final JournalFolder folder;
    private final Connection connection;
    private final SqliteTransaction transaction;
    private final Bell bell;
    private final @Nullable FileChannel sessionLock;
    private final @Nullable String session;
    private final Object opened;
    private int seenVersion;

    private SqliteJournal(JournalFolder folder, KeySource keys, @Nullable String session) {
        this.folder = folder;
        this.session = session;
        ArgumentVault vault = new ArgumentVault(keys.key(folder));
        Connection fresh = null;
        try {
            this.bell = Bell.of(folder);
            folder.createFile(folder.database(), new byte[0]);
            fresh = connect(folder);
            prepare(fresh);
            this.connection = fresh;
            this.transaction = new SqliteTransaction(new Sql(fresh), vault);
            this.opened = folder.databaseIdentity();
            this.seenVersion = dataVersion(fresh);
            this.sessionLock = session == null ? null : folder.lockSession(session);
        } catch (SQLException e) {
            closeQuietly(fresh);
            throw failure(folder, e);
        } catch (IOException e) {
            closeQuietly(fresh);
            throw folder.unusable("its files can't be made", e);
        } catch (JournalException e) {
            closeQuietly(fresh);
            throw e;
        }
    }

    /**
     * Opens the journal for a gate, which shows as alive under that session's name until it closes or its process ends.
     *
     * @throws JournalException where it can't be used, was written by a newer version or is damaged
     */
    public static SqliteJournal forGate(JournalFolder folder, KeySource keys, String session) {
        SqliteJournal journal = new SqliteJournal(folder, keys, session);
        journal.write(tx -> {
            ((SqliteTransaction) tx).callTable().closeThoseOfTheDead(journal::isAlive, folder::dropSession);
            return null;
        });
        return journal;
    }

    /**
     * Opens the journal for an operator.
     *
     * @throws JournalException where it can't be used, was written by a newer version or is damaged
     */
    public static SqliteJournal forOperator(JournalFolder folder, KeySource keys) {
        return new SqliteJournal(folder, keys, null);
    }

    private static Connection connect(JournalFolder folder) throws SQLException {
        Properties properties = new Properties();
        properties.setProperty("busy_timeout", Integer.toString(BUSY_MILLIS));
        properties.setProperty("transaction_mode", "IMMEDIATE");
        return JDBC.createConnection("jdbc:sqlite:" + folder.database(), properties);
    }

    private void prepare(Connection fresh) throws SQLException {
        try (Statement statement = fresh.createStatement()) {
            int version = number(statement, "PRAGMA user_version");
            folder.requireKnownVersion(version);
            statement.execute("PRAGMA journal_mode = WAL");
            statement.execute("PRAGMA synchronous = FULL");
            statement.execute("PRAGMA trusted_schema = OFF");
            statement.execute("PRAGMA cell_size_check = ON");
            if (version > 0) {
                requireSound(statement);
            }
            if (version == 0) {
                createTables(fresh, statement);
            }
        }
    }

    private void requireSound(Statement statement) throws SQLException {
        try (ResultSet rows = statement.executeQuery("PRAGMA quick_check(1)")) {
            String found = rows.next() ? rows.getString(1) : "nothing";
            if (!found.equals("ok")) {
                throw new JournalException("the journal in " + folder.path() + " is damaged (" + found
                        + "): restore it from a backup, or move the folder away to start anew");
            }
        }
    }

    private static void createTables(Connection fresh, Statement statement) throws SQLException {
        fresh.setAutoCommit(false);
        try {
            if (number(statement, "SELECT count(*) FROM sqlite_schema") == 0) {
                for (String each : Schema.STATEMENTS) {
                    statement.execute(each);
                }
            }
            fresh.commit();
        } finally {
            fresh.setAutoCommit(true);
        }
    }

    private static int number(Statement statement, String query) throws SQLException {
        try (ResultSet rows = statement.executeQuery(query)) {
            return rows.next() ? rows.getInt(1) : 0;
        }
    }

    @Override
    public synchronized <T> T write(Function<JournalTransaction, T> work) {
        requireInPlace();
        try {
            connection.setAutoCommit(false);
            boolean done = false;
            try {
                T result = work.apply(transaction);
                connection.commit();
                done = true;
                return result;
            } finally {
                if (!done) {
                    connection.rollback();
                }
                connection.setAutoCommit(true);
            }
        } catch (SQLException e) {
            throw failure(folder, e);
        } catch (Sql.Failed e) {
            throw failure(folder, e.cause());
        }
    }

    @Override
    public synchronized <T> T read(Function<JournalTransaction, T> work) {
        requireInPlace();
        try {
            try (Statement statement = connection.createStatement()) {
                statement.execute("BEGIN DEFERRED");
            }
            try {
                return work.apply(transaction);
            } finally {
                try (Statement statement = connection.createStatement()) {
                    statement.execute("ROLLBACK");
                }
            }
        } catch (SQLException e) {
            throw failure(folder, e);
        } catch (Sql.Failed e) {
            throw failure(folder, e.cause());
        }
    }

    /** What an operator writes now must be what is read here: not a file that was moved away, or one that took its place. */
    private void requireInPlace() {
        if (!opened.equals(folder.databaseIdentity())) {
            throw new JournalException("the journal in " + folder.path()
                    + " was moved, removed or replaced while it was in use: put it back, or start the gate anew");
        }
    }

    @Override
    public synchronized boolean wasChanged() {
        requireInPlace();
        try {
            int now = dataVersion(connection);
            boolean changed = now != seenVersion;
            seenVersion = now;
            return changed;
        } catch (SQLException e) {
            throw failure(folder, e);
        }
    }

    /** Changes when another connection commits (sqlite.org/pragma.html#pragma_data_version). */
    private static int dataVersion(Connection connection) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            return number(statement, "PRAGMA data_version");
        }
    }

    /** Lets the database grow no more, as a full disk would. For tests. */
    synchronized void limitPages() {
        try (Statement statement = connection.createStatement()) {
            statement.execute("PRAGMA max_page_count = " + number(statement, "PRAGMA page_count"));
        } catch (SQLException e) {
            throw failure(folder, e);
        }
    }

    @Override
    public long version() {
        return bell.count();
    }

    @Override
    public void announce() {
        bell.ring();
    }

    @Override
    public boolean isAlive(String other) {
        return other.equals(session) || folder.isAlive(other);
    }

    @Override
    public Optional<Seal> seal() {
        return read(tx -> tx.setting(Setting.SEAL)).map(text -> {
            var node = Json.read(text);
            return new Seal(
                    node.path("publicKey").asText(),
                    node.path("salt").asText(),
                    node.path("iterations").asInt(),
                    node.path("wrapped").asText(),
                    node.path("endorsement").asText());
        });
    }

    @Override
    public synchronized void close() {
        try {
            connection.close();
            if (sessionLock != null) {
                sessionLock.close();
            }
            if (session != null) {
                folder.dropSession(session);
            }
        } catch (SQLException e) {
            throw failure(folder, e);
        } catch (IOException e) {
            throw folder.unusable("its session can't be unlocked", e);
        }
    }

    private static void closeQuietly(@Nullable Connection fresh) {
        try {
            if (fresh != null) {
                fresh.close();
            }
        } catch (SQLException e) {
            // what made the opening fail is what is reported
        }
    }

    private static JournalException failure(JournalFolder folder, SQLException cause) {
        return new JournalException(
                "the journal in " + folder.path() + " can't be used: " + cause.getMessage()
                        + "; check that the disk has room, that the files are writable and that nothing else changed them",
                cause);
    }
}
