package dev.hintproof.proxy.sqlite;

import dev.hintproof.proxy.ledger.JournalException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.SecureRandom;
import javax.crypto.Cipher;
import javax.crypto.SecretKey;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.SecretKeySpec;

/**
 * Encrypts the arguments of calls at rest: AES-256-GCM, a random nonce each (NIST SP 800-38D §8.2.2), bound to the row that they
 * stand in, so that a row's arguments can be neither changed nor exchanged for another row's.
 */
final class ArgumentVault {
    /** Bytes of a key. */
    static final int KEY_LENGTH = 32;

    private static final int NONCE_LENGTH = 12;
    private static final int TAG_BITS = 128;

    private final SecretKey key;
    private final SecureRandom random = new SecureRandom();

    /** With a key of {@link #KEY_LENGTH} bytes. */
    ArgumentVault(byte[] key) {
        this.key = new SecretKeySpec(key, "AES");
    }

    /** Nonce and ciphertext of the text, bound to that row. */
    byte[] lock(String text, String row) {
        byte[] nonce = new byte[NONCE_LENGTH];
        random.nextBytes(nonce);
        try {
            byte[] sealed = cipher(Cipher.ENCRYPT_MODE, nonce, row).doFinal(text.getBytes(StandardCharsets.UTF_8));
            return ByteBuffer.allocate(nonce.length + sealed.length)
                    .put(nonce)
                    .put(sealed)
                    .array();
        } catch (GeneralSecurityException e) {
            throw new JournalException("the arguments can't be encrypted: " + e.getMessage(), e);
        }
    }

    /**
     * The text again.
     *
     * @throws JournalException where the bytes aren't what was locked for that row with this key
     */
    String unlock(byte[] locked, String row) {
        if (locked.length < NONCE_LENGTH) {
            throw damaged(row, null);
        }
        byte[] nonce = java.util.Arrays.copyOf(locked, NONCE_LENGTH);
        try {
            byte[] text =
                    cipher(Cipher.DECRYPT_MODE, nonce, row).doFinal(locked, NONCE_LENGTH, locked.length - NONCE_LENGTH);
            return new String(text, StandardCharsets.UTF_8);
        } catch (GeneralSecurityException e) {
            throw damaged(row, e);
        }
    }

    private Cipher cipher(int mode, byte[] nonce, String row) throws GeneralSecurityException {
        Cipher cipher = Cipher.getInstance("AES/GCM/NoPadding");
        cipher.init(mode, key, new GCMParameterSpec(TAG_BITS, nonce));
        cipher.updateAAD(row.getBytes(StandardCharsets.UTF_8));
        return cipher;
    }

    private static JournalException damaged(String row, @org.jspecify.annotations.Nullable Exception cause) {
        String message = "the arguments of " + row.split(" ", 3)[0] + " " + row.split(" ", 3)[1]
                + " can't be decrypted: the journal was changed from outside, or its key was exchanged";
        return cause == null ? new JournalException(message) : new JournalException(message, cause);
    }
}
