package dev.hintproof.proxy.sqlite;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.hintproof.proxy.desk.Admission;
import dev.hintproof.proxy.desk.CallRequest;
import dev.hintproof.proxy.desk.Decision;
import dev.hintproof.proxy.desk.OperatorDesk;
import dev.hintproof.proxy.desk.OperatorSeal;
import dev.hintproof.proxy.desk.SealCheck;
import dev.hintproof.proxy.ledger.CallKey;
import dev.hintproof.proxy.ledger.CallOutcome;
import dev.hintproof.proxy.ledger.CallRecord;
import dev.hintproof.proxy.ledger.JournalException;
import dev.hintproof.proxy.ledger.Pin;
import dev.hintproof.proxy.ledger.Ticket;
import dev.hintproof.proxy.ledger.TicketState;
import dev.hintproof.proxy.wire.Digest;
import dev.hintproof.proxy.wire.Json;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The folder: who can read it, what survives, what is refused. */
final class SqliteJournalTest {
    private static final String ARGUMENTS = "{\"path\":\"/very/secret\"}";
    private static final CallKey KEY = new CallKey("t", "sha256:d", Digest.of(ARGUMENTS));

    @TempDir
    private Path parent;

    private Path folder() {
        return parent.resolve("journal");
    }

    private SqliteJournal gate(String session) {
        return SqliteJournal.forGate(JournalFolder.create(folder()), KeySource.file(), session);
    }

    private static Decision admit(SqliteJournal journal, long now) {
        CallRequest request = new CallRequest(KEY, ARGUMENTS, Json.object(), true, "s", 10_000);
        return journal.write(tx -> new Admission(SealCheck.NONE).admit(tx, request, now));
    }

    private static String pinAndHold(SqliteJournal journal, long now) {
        journal.write(tx -> {
            tx.pin(new Pin("t", "sha256:d", "{}", "first", now));
            return true;
        });
        if (admit(journal, now) instanceof Decision.Hold hold && hold.ticket() != null) {
            return hold.ticket().id();
        }
        throw new AssertionError("it was not held");
    }

    private void sql(String statement) throws SQLException {
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + folder().resolve("journal.db"));
                Statement run = connection.createStatement()) {
            run.execute(statement);
        }
    }

    @Test
    void everyFileIsForItsOwnerOnly() throws IOException {
        Files.createDirectory(
                folder(), PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwxr-xr-x")));
        try (SqliteJournal journal = gate("s")) {
            pinAndHold(journal, 1000);
            assertEquals("rwx------", PosixFilePermissions.toString(Files.getPosixFilePermissions(folder())));
            try (var files = Files.list(folder())) {
                for (Path file : files.toList()) {
                    assertEquals(
                            "rw-------",
                            PosixFilePermissions.toString(Files.getPosixFilePermissions(file)),
                            file::toString);
                }
            }
        }
    }

    @Test
    void aFolderThatOthersCouldWriteIsTakenOnlyWhereNothingLiesInIt() throws IOException {
        Files.createDirectory(folder());
        Files.setPosixFilePermissions(folder(), PosixFilePermissions.fromString("rwxrwxrwx"));
        gate("s").close();
        assertEquals("rwx------", PosixFilePermissions.toString(Files.getPosixFilePermissions(folder())));
        Files.setPosixFilePermissions(folder(), PosixFilePermissions.fromString("rwxrwx---"));
        JournalException refused = assertThrows(JournalException.class, () -> gate("s"));
        assertTrue(refused.getMessage().contains("can be written by others"), refused::getMessage);
    }

    @Test
    void aLinkInTheFolderIsRefused() throws IOException {
        gate("s").close();
        Path key = folder().resolve("key");
        Files.move(key, parent.resolve("key"));
        Files.createSymbolicLink(key, parent.resolve("key"));
        JournalException refused = assertThrows(JournalException.class, () -> gate("s"));
        assertTrue(refused.getMessage().contains("a link"), refused::getMessage);
    }

    @Test
    void aFolderOfAnotherUserIsRefused() throws IOException {
        Files.createDirectory(folder());
        try {
            Files.setAttribute(folder(), "unix:uid", 12345);
        } catch (IOException | UnsupportedOperationException e) {
            Assumptions.abort("only root can give a folder away");
        }
        JournalException refused = assertThrows(JournalException.class, () -> gate("s"));
        assertTrue(refused.getMessage().contains("belongs to another user"), refused::getMessage);
    }

    @Test
    void aFolderThatCanNotBeMadeIsAClearMessage() {
        Path nowhere = Path.of("/proc/hintproof");
        Assumptions.assumeTrue(Files.isDirectory(Path.of("/proc")));
        JournalException refused = assertThrows(JournalException.class, () -> JournalFolder.create(nowhere));
        assertTrue(
                refused.getMessage().startsWith("the journal folder /proc/hintproof can't be used"),
                refused::getMessage);
    }

    @Test
    void whatOthersWriteIsNoticedWithoutTheBell() {
        try (SqliteJournal one = gate("one");
                SqliteJournal two = SqliteJournal.forOperator(JournalFolder.existing(folder()), KeySource.file())) {
            one.wasChanged();
            assertFalse(one.wasChanged());
            one.write(tx -> OperatorDesk.stop(tx, "own"));
            assertFalse(one.wasChanged(), "its own writes are known to it");
            two.write(OperatorDesk::resume);
            assertTrue(one.wasChanged());
            assertFalse(one.wasChanged());
        }
    }

    @Test
    void argumentsAreNowhereInClearAndDigestsAre() throws IOException {
        try (SqliteJournal journal = gate("s")) {
            String ticket = pinAndHold(journal, 1000);
            assertEquals(
                    ARGUMENTS,
                    journal.read(tx -> tx.argumentsOf(tx.ticket(ticket).orElseThrow())));
        }
        try (var files = Files.list(folder())) {
            boolean digest = false;
            for (Path file : files.toList()) {
                String content = Files.readString(file, StandardCharsets.ISO_8859_1);
                assertFalse(content.contains("very/secret"), file::toString);
                digest |= content.contains(KEY.arguments());
            }
            assertTrue(digest);
        }
    }

    @Test
    void aNewerVersionIsRefused() throws SQLException {
        gate("s").close();
        sql("PRAGMA user_version = 99");
        JournalException refused = assertThrows(JournalException.class, () -> gate("s"));
        assertTrue(refused.getMessage().contains("newer version"), refused::getMessage);
    }

    @Test
    void argumentsThatWereChangedOrExchangedAreNoticed() throws SQLException {
        String ticket;
        try (SqliteJournal journal = gate("s")) {
            ticket = pinAndHold(journal, 1000);
        }
        sql("UPDATE ticket SET sealed = (SELECT substr(sealed, 1, 20) || x'00' || substr(sealed, 22) FROM ticket)");
        try (SqliteJournal journal = gate("s")) {
            JournalException refused = assertThrows(
                    JournalException.class,
                    () -> journal.write(
                            tx -> OperatorDesk.approve(tx, ticket, 1001, "operator", OperatorSeal.Signer.NONE)));
            assertTrue(refused.getMessage().contains("can't be decrypted"), refused::getMessage);
            assertEquals(
                    TicketState.PENDING,
                    journal.read(tx -> tx.ticket(ticket).orElseThrow().state()));
        }
        sql("UPDATE ticket SET arguments = 'sha256:other'");
        try (SqliteJournal journal = gate("s")) {
            assertThrows(
                    JournalException.class,
                    () -> journal.write(
                            tx -> OperatorDesk.approve(tx, ticket, 1001, "operator", OperatorSeal.Signer.NONE)));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"state = 'nonsense'", "details = '{'", "details = '[]'"})
    void aRowThatCanNotBeUnderstoodIsAClearMessage(String change) throws SQLException {
        try (SqliteJournal journal = gate("s")) {
            pinAndHold(journal, 1000);
        }
        sql("UPDATE ticket SET " + change);
        try (SqliteJournal journal = gate("s")) {
            JournalException refused = assertThrows(JournalException.class, () -> journal.read(tx -> tx.tickets()));
            assertTrue(refused.getMessage().contains("changed from outside"), refused::getMessage);
            sql("DELETE FROM ticket");
            assertEquals(List.of(), journal.read(tx -> tx.tickets()), "the next transaction is as good as ever");
        }
    }

    @Test
    void aDamagedDatabaseIsRefused() throws IOException {
        try (SqliteJournal journal = gate("s")) {
            for (int i = 0; i < 50; i++) {
                int n = i;
                journal.write(tx -> {
                    tx.pin(new Pin("tool" + n, "sha256:" + n, "{\"x\":\"" + "y".repeat(500) + "\"}", "first", 1));
                    return true;
                });
            }
        }
        Path database = folder().resolve("journal.db");
        byte[] bytes = Files.readAllBytes(database);
        for (int i = 4096; i < bytes.length; i += 512) {
            bytes[i] ^= 0x55;
        }
        Files.write(database, bytes);
        assertThrows(JournalException.class, () -> gate("s"));
        Files.writeString(database, "this is no database at all, but it is long enough to be looked at".repeat(100));
        assertThrows(JournalException.class, () -> gate("s"));
    }

    @Test
    void aFolderThatCanNotBeUsedIsAClearMessage() throws IOException {
        Files.writeString(folder(), "a file");
        JournalException refused = assertThrows(JournalException.class, () -> gate("s"));
        assertTrue(refused.getMessage().contains("journal"), refused::getMessage);
        JournalException none =
                assertThrows(JournalException.class, () -> JournalFolder.existing(parent.resolve("nothing")));
        assertTrue(none.getMessage().startsWith("there is no journal in "), none::getMessage);
    }

    @Test
    void aLostKeyIsAClearMessageAndNotReplaced() throws IOException {
        gate("s").close();
        Files.delete(folder().resolve("key"));
        JournalException refused = assertThrows(JournalException.class, () -> gate("s"));
        assertTrue(refused.getMessage().contains("key file"), refused::getMessage);
        assertFalse(Files.exists(folder().resolve("key")));
    }

    @Test
    void theKeyMayComeFromACommand() {
        JournalFolder created = JournalFolder.create(folder());
        try (SqliteJournal journal = SqliteJournal.forGate(created, KeySource.command("printf '%064d' 7"), "s")) {
            pinAndHold(journal, 1000);
        }
        assertFalse(Files.exists(folder().resolve("key")));
        for (String wrong : List.of("exit 3", "echo nonsense", "true")) {
            assertThrows(JournalException.class, () -> SqliteJournal.forGate(created, KeySource.command(wrong), "s2"));
        }
    }

    @Test
    void aCommandThatPrintsNoKeyInTimeIsGivenUp() {
        JournalFolder created = JournalFolder.create(folder());
        long before = System.nanoTime();
        KeySource slow = KeySource.command("echo; sleep 20", Duration.ofMillis(100));
        JournalException late = assertThrows(JournalException.class, () -> SqliteJournal.forGate(created, slow, "s"));
        assertTrue(late.getMessage().contains("too long"), late::getMessage);
        assertTrue(System.nanoTime() - before < 15_000_000_000L);
    }

    @Test
    void aFailedWriteLeavesNothingBehind() {
        try (SqliteJournal journal = gate("s")) {
            assertThrows(
                    IllegalStateException.class,
                    () -> journal.write(tx -> {
                        tx.pin(new Pin("x", "sha256:x", "{}", "first", 1));
                        throw new IllegalStateException("on the way");
                    }));
            assertEquals(List.of(), journal.read(tx -> tx.pins()));
            pinAndHold(journal, 1000);
        }
    }

    @Test
    void aFullDiskIsAnErrorAndChangesNothing() {
        try (SqliteJournal journal = gate("s")) {
            String ticket = pinAndHold(journal, 1000);
            journal.limitPages();
            assertThrows(
                    JournalException.class,
                    () -> journal.write(tx -> {
                        tx.pin(new Pin("big", "sha256:x", "y".repeat(2_000_000), "first", 1));
                        return true;
                    }));
            assertEquals(
                    TicketState.PENDING,
                    journal.read(tx -> tx.ticket(ticket).orElseThrow().state()));
            assertEquals(
                    List.of("t"),
                    journal.read(tx -> tx.pins().stream().map(Pin::tool).toList()));
        }
    }

    @Test
    void aClockThatIsSetBackEndsTicketsAndOneThatIsOverStaysOver() {
        long now = 10_000_000;
        try (SqliteJournal journal = gate("s")) {
            String ticket = pinAndHold(journal, now);
            journal.write(tx -> OperatorDesk.approve(tx, ticket, now, "operator", OperatorSeal.Signer.NONE));
            Decision back = admit(journal, now - 60_000);
            assertTrue(back instanceof Decision.Hold, "how long the approval has left can't be told");
            Decision again = admit(journal, now);
            assertTrue(again instanceof Decision.Hold, "what was seen to be over stays over");
        }
    }

    @Test
    void oneApprovalIsUsedOnceHoweverManyAskForIt() throws Exception {
        long now = 10_000_000;
        List<SqliteJournal> journals = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            journals.add(gate("s" + i));
        }
        String ticket = pinAndHold(journals.get(0), now);
        journals.get(0).write(tx -> OperatorDesk.approve(tx, ticket, now, "operator", OperatorSeal.Signer.NONE));
        ExecutorService pool = Executors.newFixedThreadPool(6);
        List<Callable<Decision>> attempts = new ArrayList<>();
        for (int i = 0; i < 24; i++) {
            SqliteJournal journal = journals.get(i % journals.size());
            attempts.add(() -> admit(journal, now + 1));
        }
        int passed = 0;
        for (Future<Decision> attempt : pool.invokeAll(attempts)) {
            passed += attempt.get() instanceof Decision.Pass ? 1 : 0;
        }
        pool.shutdown();
        assertEquals(1, passed);
        journals.forEach(SqliteJournal::close);
    }

    @Test
    void callsOfAGateThatEndedAreUnknownAndThoseOfALivingOneAreNot() {
        SqliteJournal living = gate("living");
        SqliteJournal dead = gate("dead");
        for (SqliteJournal journal : List.of(living, dead)) {
            journal.write(tx -> tx.insertCall(KEY, ARGUMENTS, journal == dead ? "dead" : "living", "plain", 1));
        }
        assertTrue(living.isAlive("dead"));
        dead.close();
        assertFalse(living.isAlive("dead"));
        try (SqliteJournal next = gate("next")) {
            List<CallRecord> unknown = next.read(tx -> tx.calls(CallOutcome.UNKNOWN, 10));
            assertEquals(
                    List.of("dead"), unknown.stream().map(CallRecord::session).toList());
        }
        living.close();
    }

    @Test
    void theBellIsHeardByOthers() {
        try (SqliteJournal one = gate("one");
                SqliteJournal two = SqliteJournal.forOperator(JournalFolder.existing(folder()), KeySource.file())) {
            long before = one.version();
            two.announce();
            assertEquals(before + 1, one.version());
        }
    }

    @Test
    void ticketsKeepTheirDetails() {
        try (SqliteJournal journal = gate("s")) {
            String id = pinAndHold(journal, 1000);
            Ticket ticket = journal.read(tx -> tx.ticket(id).orElseThrow());
            assertEquals(KEY, ticket.key());
            assertEquals(11_000, ticket.expiresAt());
        }
    }
}
