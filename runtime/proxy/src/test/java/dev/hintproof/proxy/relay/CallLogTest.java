package dev.hintproof.proxy.relay;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.hintproof.proxy.ledger.CallOutcome;
import dev.hintproof.proxy.ledger.CallRecord;
import dev.hintproof.proxy.ledger.Journal;
import dev.hintproof.proxy.ledger.JournalException;
import dev.hintproof.proxy.sqlite.JournalFolder;
import dev.hintproof.proxy.sqlite.KeySource;
import dev.hintproof.proxy.sqlite.SqliteJournal;
import dev.hintproof.proxy.wire.Json;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Records that can't be written for a while, as on a full disk, are written later; until then it says so. */
final class CallLogTest {
    @TempDir
    private Path folder;

    /** The journal, but for writes that fail while the disk is full. */
    private static Journal failing(Journal journal, AtomicBoolean full) {
        return (Journal) Proxy.newProxyInstance(
                Journal.class.getClassLoader(), new Class<?>[] {Journal.class}, (proxy, method, arguments) -> {
                    if (method.getName().equals("write") && full.get()) {
                        throw new JournalException("the disk is full");
                    }
                    try {
                        return method.invoke(journal, arguments);
                    } catch (InvocationTargetException e) {
                        throw e.getCause();
                    }
                });
    }

    @Test
    void whatCanNotBeRecordedIsKeptAndRecordedLater() {
        AtomicBoolean full = new AtomicBoolean(true);
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        try (SqliteJournal journal =
                SqliteJournal.forGate(JournalFolder.create(folder.resolve("journal")), KeySource.file(), "s")) {
            CallLog log = new CallLog(
                    failing(journal, full), "s", new GateLog(new PrintStream(err, true, StandardCharsets.UTF_8)));
            log.start();
            assertNull(log.trouble());
            CallLog.Entry entry = log.plain("t", "sha256:d", Json.read("{\"n\":1}"));
            log.close(entry, CallOutcome.OK, null);
            Rig.until(() -> log.trouble() != null, () -> "no trouble");
            assertNotNull(log.trouble());
            log.close(log.plain("t", "sha256:d", Json.read("{\"n\":2}")), CallOutcome.TOOL_ERROR, null);
            full.set(false);
            Rig.until(() -> log.trouble() == null, () -> "still in trouble");
            log.close();
            List<CallRecord> calls = journal.read(tx -> tx.calls(null, 10));
            assertEquals(
                    List.of(CallOutcome.OK, CallOutcome.TOOL_ERROR),
                    calls.stream().map(CallRecord::outcome).toList());
            assertEquals("{\"n\":1}", journal.read(tx -> tx.argumentsOf(calls.get(0))));
        }
        String said = err.toString(StandardCharsets.UTF_8);
        assertTrue(said.contains("calls can't be recorded, so none passes: the disk is full"), said);
        assertTrue(said.contains("calls are recorded again"), said);
    }
}
