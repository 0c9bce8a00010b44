package dev.hintproof.proxy.sqlite;

import dev.hintproof.proxy.ledger.JournalException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFileAttributes;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.UserPrincipal;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Makes sure that nobody else can have put anything into a journal folder: a key that they know, approvals, a link to a file
 * elsewhere. Whatever lies there before the gate starts must be of the gate's own user or of root.
 */
final class FolderOwner {
    private static final Set<PosixFilePermission> OTHERS_WRITE =
            Set.of(PosixFilePermission.GROUP_WRITE, PosixFilePermission.OTHERS_WRITE);

    private FolderOwner() {}

    /**
     * Checks the folder and what lies in it.
     *
     * @throws JournalException where somebody else owns or could have written something
     */
    static void require(Path folder) throws IOException {
        PosixFileAttributes attributes = Files.readAttributes(folder, PosixFileAttributes.class);
        UserPrincipal me = me(folder);
        requireOwner(folder, attributes.owner(), me);
        List<Path> files;
        try (Stream<Path> listed = Files.list(folder)) {
            files = listed.toList();
        }
        if (!files.isEmpty() && attributes.permissions().stream().anyMatch(OTHERS_WRITE::contains)) {
            throw new JournalException("the journal folder " + folder
                    + " can be written by others and isn't empty, so anybody may have put an approval there: choose another by"
                    + " --journal, or look at what lies there and close it to others (chmod 700)");
        }
        for (Path file : files) {
            try {
                requireOwnFile(file, me);
            } catch (NoSuchFileException e) {
                // of another gate that starts or ends just now
            }
        }
    }

    private static void requireOwnFile(Path file, UserPrincipal me) throws IOException {
        PosixFileAttributes its = Files.readAttributes(file, PosixFileAttributes.class, LinkOption.NOFOLLOW_LINKS);
        if (its.isSymbolicLink()) {
            throw new JournalException("the journal folder holds a link, " + file + ": remove it");
        }
        requireOwner(file, its.owner(), me);
    }

    private static void requireOwner(Path path, UserPrincipal owner, UserPrincipal me) {
        if (!owner.equals(me) && !owner.getName().equals("root")) {
            throw new JournalException(path + " belongs to another user, " + owner.getName()
                    + ", who could approve calls there: choose another journal folder by --journal");
        }
    }

    /** Who this process is, as the file system sees it. */
    private static UserPrincipal me(Path folder) throws IOException {
        Path probe = Files.createFile(JournalFolder.passing(folder, ".who-"));
        try {
            return Files.getOwner(probe);
        } finally {
            Files.delete(probe);
        }
    }
}
