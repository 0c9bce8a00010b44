package dev.hintproof.proxy.relay;

import com.fasterxml.jackson.databind.JsonNode;
import dev.hintproof.manifest.json.CanonicalJson;
import dev.hintproof.proxy.ledger.CallKey;
import dev.hintproof.proxy.ledger.CallOutcome;
import dev.hintproof.proxy.ledger.Journal;
import dev.hintproof.proxy.ledger.JournalException;
import dev.hintproof.proxy.ledger.JournalTransaction;
import dev.hintproof.proxy.wire.Digest;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * Records of calls that need not be on the disk before the call goes on: plain calls, and what became of every call. They are
 * written behind the calls' backs, many in one transaction; a crash loses at most the last {@link #PAUSE_MILLIS} of them. (A call
 * that needed a yes is on the disk before it is sent; see {@link dev.hintproof.proxy.desk.Admission}.)
 */
final class CallLog {
    /** How long a record waits for others, in milliseconds. */
    static final int PAUSE_MILLIS = 200;

    /** How long to wait before what failed is tried again. */
    private static final int RETRY_MILLIS = 1000;

    private static final int CAPACITY = 8192;

    private final Journal journal;
    private final String session;
    private final GateLog log;
    private final BlockingQueue<Pending> queue = new ArrayBlockingQueue<>(CAPACITY);
    private final Thread writer = new Thread(this::run, "call-log");
    private volatile boolean closing;
    private volatile @Nullable String trouble;

    /** A record to write, given a transaction. */
    @FunctionalInterface
    private interface Pending {
        void writeTo(JournalTransaction tx);
    }

    /** The record of one call. */
    static final class Entry {
        private volatile long number;

        Entry(long number) {
            this.number = number;
        }

        /** Its number in the journal; zero while it isn't written. */
        long number() {
            return number;
        }
    }

    CallLog(Journal journal, String session, GateLog log) {
        this.journal = journal;
        this.session = session;
        this.log = log;
        writer.setDaemon(true);
    }

    void start() {
        writer.start();
    }

    /** Notes that a plain call is sent. */
    Entry plain(String tool, String definition, JsonNode arguments) {
        Entry entry = new Entry(0);
        long at = System.currentTimeMillis();
        put(tx -> {
            String canonical = CanonicalJson.canonicalJson(arguments);
            CallKey key = new CallKey(tool, definition, Digest.of(canonical));
            entry.number = tx.insertCall(key, canonical, session, "plain", at);
        });
        return entry;
    }

    /** Notes what became of a call. */
    void close(Entry entry, CallOutcome outcome, @Nullable String note) {
        long at = System.currentTimeMillis();
        put(tx -> tx.closeCall(entry.number, outcome, at, note));
    }

    private void put(Pending record) {
        try {
            queue.put(record);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Why calls can't be recorded right now; null where they can. */
    @Nullable
    String trouble() {
        return trouble;
    }

    private void run() {
        List<Pending> batch = new ArrayList<>();
        try {
            while (!closing || !queue.isEmpty()) {
                Pending first = queue.poll(PAUSE_MILLIS, TimeUnit.MILLISECONDS);
                if (first == null) {
                    continue;
                }
                if (!closing) {
                    Thread.sleep(PAUSE_MILLIS);
                }
                batch.add(first);
                queue.drainTo(batch);
                while (!write(batch) && !closing) {
                    Thread.sleep(RETRY_MILLIS);
                }
                batch.clear();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Writes a batch whole. Where that fails it is kept and tried again; until then no call passes. */
    private boolean write(List<Pending> batch) {
        try {
            journal.write(tx -> {
                batch.forEach(record -> record.writeTo(tx));
                return true;
            });
            if (trouble != null) {
                log.say("calls are recorded again");
            }
            trouble = null;
            return true;
        } catch (JournalException e) {
            if (trouble == null || closing) {
                log.say((closing
                                ? batch.size() + " records of calls are lost: "
                                : "calls can't be recorded, so none passes: ")
                        + e.getMessage());
            }
            trouble = e.getMessage();
            return false;
        }
    }

    /** Writes what is left. */
    void close() {
        closing = true;
        try {
            writer.join(10_000); // returns at once where it never started
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
