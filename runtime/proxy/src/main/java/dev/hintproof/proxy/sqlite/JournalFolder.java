package dev.hintproof.proxy.sqlite;

import dev.hintproof.proxy.ledger.JournalException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The files of a journal, all of them for their owner only. */
public final class JournalFolder {
    static final Set<PosixFilePermission> OWNER_ONLY = PosixFilePermissions.fromString("rw-------");
    private static final Set<PosixFilePermission> OWNER_ONLY_FOLDER = PosixFilePermissions.fromString("rwx------");

    private final Path path;

    private JournalFolder(Path path) {
        this.path = path;
    }

    /**
     * A folder for a gate: created where it is absent, closed to everybody else.
     *
     * @throws JournalException where it can't be used
     */
    public static JournalFolder create(Path path) {
        JournalFolder folder = new JournalFolder(path.toAbsolutePath());
        try {
            if (!Files.isDirectory(path)) {
                Files.createDirectories(path, folder.attributes(OWNER_ONLY_FOLDER));
            }
            if (!Files.isWritable(path)) {
                throw new JournalException(
                        "the journal folder " + path + " is not writable: choose another by --journal");
            }
            if (folder.isPosix()) {
                FolderOwner.require(folder.path);
            }
            folder.restrict(path, OWNER_ONLY_FOLDER);
        } catch (IOException e) {
            throw folder.unusable("can't be created or closed to others", e);
        }
        folder.requireKnownVersion(folder.versionInHeader());
        try {
            folder.createFile(folder.database(), new byte[0]); // an operator may come before the gate has opened it
        } catch (IOException e) {
            throw folder.unusable("its database can't be made", e);
        }
        return folder;
    }

    /**
     * The folder of a gate that ran before.
     *
     * @throws JournalException where there is none
     */
    public static JournalFolder existing(Path path) {
        JournalFolder folder = new JournalFolder(path.toAbsolutePath());
        if (!Files.isRegularFile(folder.database())) {
            throw new JournalException(
                    "there is no journal in " + path + ": give the folder that 'hintproof proxy --journal' was given");
        }
        return folder;
    }

    /**
     * Refuses a journal of a newer form.
     *
     * @throws JournalException where the form is newer than this version knows
     */
    void requireKnownVersion(long version) {
        if (version > Schema.VERSION) {
            throw new JournalException("the journal in " + path + " was written by a newer version (form " + version
                    + ", this one knows " + Schema.VERSION + "): use that version, or another folder");
        }
    }

    /** The form that the database file's header names (sqlite.org/fileformat2.html §1.3, offset 60); 0 where there is none. */
    private long versionInHeader() {
        try (FileChannel channel = FileChannel.open(database(), StandardOpenOption.READ)) {
            ByteBuffer header = ByteBuffer.allocate(Integer.BYTES);
            return channel.read(header, 60) == Integer.BYTES ? Integer.toUnsignedLong(header.getInt(0)) : 0;
        } catch (NoSuchFileException e) {
            return 0;
        } catch (IOException e) {
            throw unusable("its database can't be read", e);
        }
    }

    /** The folder. */
    public Path path() {
        return path;
    }

    Path database() {
        return path.resolve("journal.db");
    }

    /** Which file lies there now: another object once the file was moved or replaced. */
    Object databaseIdentity() {
        try {
            Object key =
                    Files.readAttributes(database(), BasicFileAttributes.class).fileKey();
            return key == null ? database() : key;
        } catch (IOException e) {
            return e; // equal to nothing: it is gone
        }
    }

    Path bell() {
        return path.resolve("bell");
    }

    Path key() {
        return path.resolve("key");
    }

    Path sessionLock(String session) {
        return path.resolve("session-" + session + ".lock");
    }

    /** Creates a file that only its owner can use; one that exists is closed to others. */
    void createFile(Path file, byte[] content) throws IOException {
        if (Files.exists(file, LinkOption.NOFOLLOW_LINKS)) {
            restrict(file, OWNER_ONLY);
            return;
        }
        Path temporary = Files.createFile(passing(path, ".new-"), attributes(OWNER_ONLY));
        try {
            try (FileChannel channel = FileChannel.open(temporary, StandardOpenOption.WRITE)) {
                channel.write(ByteBuffer.wrap(content));
                channel.force(true);
            }
            linkOrMove(temporary, file);
        } finally {
            Files.deleteIfExists(temporary);
        }
    }

    /** A name for a file that is gone again soon; it need not be hard to guess, as nobody else can write in the folder. */
    static Path passing(Path folder, String prefix) {
        return folder.resolve(prefix + ProcessHandle.current().pid() + "-" + System.nanoTime());
    }

    /** Gives the finished file its name unless another process was faster. */
    private static void linkOrMove(Path temporary, Path file) throws IOException {
        try {
            Files.createLink(file, temporary);
        } catch (FileAlreadyExistsException e) {
            return; // the other process's file is as good
        } catch (UnsupportedOperationException e) {
            Files.move(temporary, file, StandardCopyOption.ATOMIC_MOVE);
        }
    }

    /** Takes the lock that says that this session lives; held until the channel is closed or the process ends. */
    FileChannel lockSession(String session) {
        try {
            createFile(sessionLock(session), new byte[0]);
            FileChannel channel = FileChannel.open(sessionLock(session), StandardOpenOption.WRITE);
            if (channel.tryLock() == null) {
                throw new JournalException("the session " + session + " is locked by another process");
            }
            return channel;
        } catch (IOException e) {
            throw unusable("its session can't be locked", e);
        }
    }

    /** Whether some process holds the session's lock. */
    boolean isAlive(String session) {
        try (FileChannel channel = FileChannel.open(sessionLock(session), StandardOpenOption.WRITE)) {
            FileLock lock = channel.tryLock();
            return lock == null;
        } catch (OverlappingFileLockException e) {
            return true; // this very process holds it
        } catch (NoSuchFileException e) {
            return false;
        } catch (IOException e) {
            throw unusable("the lock of session " + session + " can't be looked at", e);
        }
    }

    void dropSession(String session) {
        try {
            Files.deleteIfExists(sessionLock(session));
        } catch (IOException e) {
            throw unusable("the lock of session " + session + " can't be removed", e);
        }
    }

    JournalException unusable(String what, @Nullable Exception cause) {
        String because = cause == null ? "" : " (" + cause + ")";
        return new JournalException(
                "the journal folder " + path + " can't be used: " + what + because
                        + "; check that you own it, that it is writable and that the disk has room",
                cause == null ? new IOException(what) : cause);
    }

    private FileAttribute<?>[] attributes(Set<PosixFilePermission> permissions) {
        return isPosix()
                ? new FileAttribute<?>[] {PosixFilePermissions.asFileAttribute(permissions)}
                : new FileAttribute<?>[0];
    }

    /** Takes from a file what goes beyond these permissions. */
    void restrict(Path file, Set<PosixFilePermission> permissions) throws IOException {
        if (isPosix() && !permissions.containsAll(Files.getPosixFilePermissions(file))) {
            Files.setPosixFilePermissions(file, permissions);
        }
    }

    private boolean isPosix() {
        Path existing = path;
        while (!Files.exists(existing) && existing.getParent() != null) {
            existing = existing.getParent();
        }
        return Files.getFileAttributeView(existing, PosixFileAttributeView.class) != null;
    }
}
