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
import java.sql.SQLException;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The journal in an SQLite database: write-ahead log, {@code synchronous=FULL}, so that a finished transaction is on the disk
 * (sqlite.org/pragma.html#pragma_synchronous). One connection, used by one thread at a time.
 */
public final class SqliteJournal implements Journal {
    private final JournalFolder folder;
    private final Connection connection;
    private final Sql sql;
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
            fresh = SqliteDatabase.open(folder);
            this.connection = fresh;
            this.sql = new Sql(fresh);
            this.transaction = new SqliteTransaction(sql, vault);
            this.opened = folder.databaseIdentity();
            this.seenVersion = dataVersion();
            this.sessionLock = session == null ? null : folder.lockSession(session);
        } catch (Sql.Failed e) {
            SqliteDatabase.closeQuietly(fresh);
            throw SqliteDatabase.failure(folder, e.cause());
        } catch (IOException e) {
            SqliteDatabase.closeQuietly(fresh);
            throw folder.unusable("its files can't be made", e);
        } catch (JournalException e) {
            SqliteDatabase.closeQuietly(fresh);
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

    @Override
    public <T> T write(Function<JournalTransaction, T> work) {
        return within("BEGIN IMMEDIATE", "COMMIT", work);
    }

    @Override
    public <T> T read(Function<JournalTransaction, T> work) {
        return within("BEGIN DEFERRED", "ROLLBACK", work);
    }

    private synchronized <T> T within(String begin, String end, Function<JournalTransaction, T> work) {
        requireInPlace();
        try {
            sql.control(begin);
            boolean done = false;
            try {
                T result = work.apply(transaction);
                sql.control(end);
                done = true;
                return result;
            } finally {
                if (!done) {
                    rollBack();
                }
            }
        } catch (Sql.Failed e) {
            throw SqliteDatabase.failure(folder, e.cause());
        }
    }

    private void rollBack() {
        try {
            sql.control("ROLLBACK");
        } catch (Sql.Failed e) {
            // some failures have rolled it back already, and what failed is what is reported
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
            int now = dataVersion();
            boolean changed = now != seenVersion;
            seenVersion = now;
            return changed;
        } catch (Sql.Failed e) {
            throw SqliteDatabase.failure(folder, e.cause());
        }
    }

    /** Lets the database grow no more, as a full disk would. For tests. */
    synchronized void limitPages() {
        int pages = sql.first("PRAGMA page_count", row -> row.getInt(1)).orElseThrow();
        sql.all("PRAGMA max_page_count = " + pages, row -> row.getInt(1));
    }

    /** Changes when another connection commits (sqlite.org/pragma.html#pragma_data_version). */
    private int dataVersion() {
        return sql.first("PRAGMA data_version", row -> row.getInt(1)).orElseThrow();
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
            sql.close();
            connection.close();
            if (sessionLock != null) {
                sessionLock.close();
            }
            if (session != null) {
                folder.dropSession(session);
            }
        } catch (SQLException e) {
            throw SqliteDatabase.failure(folder, e);
        } catch (IOException e) {
            throw folder.unusable("its session can't be unlocked", e);
        }
    }
}
