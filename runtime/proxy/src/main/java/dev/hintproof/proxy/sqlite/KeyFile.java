package dev.hintproof.proxy.sqlite;

import dev.hintproof.proxy.ledger.JournalException;
import java.io.IOException;
import java.nio.file.Files;
import java.security.SecureRandom;

/** The key of a journal's encrypted columns, in a file that only its owner can read. */
final class KeyFile {
    private KeyFile() {}

    /** The key of the folder: read, or made where there is neither a key nor a database that needs one. */
    static byte[] readOrMake(JournalFolder folder) {
        try {
            if (!Files.exists(folder.key())) {
                if (Files.exists(folder.database()) && Files.size(folder.database()) > 0) {
                    throw new JournalException(
                            "the key file " + folder.key()
                                    + " is gone, and with it what the journal holds encrypted: bring it back, or move the folder away to start anew");
                }
                byte[] fresh = new byte[ArgumentVault.KEY_LENGTH];
                new SecureRandom().nextBytes(fresh);
                folder.createFile(folder.key(), fresh);
            }
            folder.restrict(folder.key(), JournalFolder.OWNER_ONLY);
            byte[] key = Files.readAllBytes(folder.key());
            if (key.length != ArgumentVault.KEY_LENGTH) {
                throw new JournalException("the key file " + folder.key() + " has " + key.length + " bytes, not "
                        + ArgumentVault.KEY_LENGTH + ": bring the right one back");
            }
            return key;
        } catch (IOException e) {
            throw folder.unusable("its key can't be read or made", e);
        }
    }
}
