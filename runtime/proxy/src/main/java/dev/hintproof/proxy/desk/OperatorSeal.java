package dev.hintproof.proxy.desk;

import dev.hintproof.proxy.ledger.Grant;
import dev.hintproof.proxy.ledger.JournalException;
import dev.hintproof.proxy.ledger.Seal;
import dev.hintproof.proxy.ledger.Ticket;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.PrivateKey;
import java.security.PublicKey;
import java.security.SecureRandom;
import java.security.Signature;
import java.security.spec.PKCS8EncodedKeySpec;
import java.security.spec.X509EncodedKeySpec;
import java.util.Base64;
import java.util.Optional;
import javax.crypto.AEADBadTagException;
import javax.crypto.Cipher;
import javax.crypto.SecretKeyFactory;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.PBEKeySpec;
import javax.crypto.spec.SecretKeySpec;

/**
 * The operator's secret as a signing key: an Ed25519 key pair (RFC 8032) whose private half is kept encrypted under the secret
 * (PBKDF2 with HMAC-SHA-256, RFC 8018). Whoever knows the secret can sign; a gate needs the public half only, and so an approval
 * that somebody writes into the journal without the secret doesn't count.
 */
public final class OperatorSeal {
    private static final int ITERATIONS = 600_000;
    private static final int SALT_LENGTH = 16;
    private static final int NONCE_LENGTH = 12;

    private OperatorSeal() {}

    /** Signs what an operator decides. */
    @FunctionalInterface
    public interface Signer {
        /** Signs nothing: no secret is set. */
        Signer NONE = text -> null;

        /** The signature under that text, base64; null where no secret is set. */
        @org.jspecify.annotations.Nullable
        String sign(String text);
    }

    /**
     * A seal for that secret, with a key of its own.
     *
     * @param before signs with the seal that it replaces; {@link Signer#NONE} for the first
     */
    public static Seal create(char[] secret, Signer before) {
        try {
            KeyPair pair = KeyPairGenerator.getInstance("Ed25519").generateKeyPair();
            SecureRandom random = new SecureRandom();
            byte[] salt = new byte[SALT_LENGTH];
            byte[] nonce = new byte[NONCE_LENGTH];
            random.nextBytes(salt);
            random.nextBytes(nonce);
            byte[] sealed = cipher(Cipher.ENCRYPT_MODE, secret, salt, ITERATIONS, nonce)
                    .doFinal(pair.getPrivate().getEncoded());
            byte[] wrapped = java.nio.ByteBuffer.allocate(nonce.length + sealed.length)
                    .put(nonce)
                    .put(sealed)
                    .array();
            Base64.Encoder base64 = Base64.getEncoder();
            String publicKey = base64.encodeToString(pair.getPublic().getEncoded());
            String endorsement = before.sign(textOf(publicKey));
            return new Seal(
                    publicKey,
                    base64.encodeToString(salt),
                    ITERATIONS,
                    base64.encodeToString(wrapped),
                    endorsement == null ? "" : endorsement);
        } catch (GeneralSecurityException e) {
            throw new JournalException("the operator's secret can't be set: " + e.getMessage(), e);
        }
    }

    /** What signs with that secret; empty where it is the wrong one. */
    public static Optional<Signer> open(Seal seal, char[] secret) {
        try {
            Base64.Decoder base64 = Base64.getDecoder();
            byte[] wrapped = base64.decode(seal.wrapped());
            byte[] nonce = java.util.Arrays.copyOf(wrapped, NONCE_LENGTH);
            byte[] key = cipher(Cipher.DECRYPT_MODE, secret, base64.decode(seal.salt()), seal.iterations(), nonce)
                    .doFinal(wrapped, NONCE_LENGTH, wrapped.length - NONCE_LENGTH);
            PrivateKey privateKey = KeyFactory.getInstance("Ed25519").generatePrivate(new PKCS8EncodedKeySpec(key));
            return Optional.of(text -> sign(privateKey, text));
        } catch (AEADBadTagException e) {
            return Optional.empty();
        } catch (GeneralSecurityException | IllegalArgumentException e) {
            throw new JournalException("the operator's seal in the journal is damaged: " + e.getMessage(), e);
        }
    }

    /** What checks signatures against that seal. */
    public static SealCheck check(Seal seal) {
        return new SealCheck() {
            @Override
            public boolean covers(Ticket approved) {
                return verify(seal, textOf(approved), approved.signature());
            }

            @Override
            public boolean covers(Grant grant) {
                return verify(seal, textOf(grant), grant.signature());
            }
        };
    }

    /** Whether a seal was put in place by whoever held that other one. */
    public static boolean isEndorsed(Seal seal, Seal before) {
        return verify(before, textOf(seal.publicKey()), seal.endorsement());
    }

    private static String textOf(String publicKey) {
        return "hintproof seal 1\n" + publicKey;
    }

    /** What is signed of an approval: all that the yes is for, and until when. */
    static String textOf(Ticket ticket) {
        return String.join(
                "\n",
                "hintproof approval 1",
                ticket.id(),
                ticket.key().definition(),
                ticket.key().arguments(),
                Long.toString(ticket.decidedAt()),
                Long.toString(ticket.lasts()),
                ticket.key().tool());
    }

    /** What is signed of a grant: all but how many uses are left. */
    static String textOf(Grant grant) {
        return String.join(
                "\n",
                "hintproof grant 1",
                grant.id(),
                grant.definition(),
                Long.toString(grant.createdAt()),
                Long.toString(grant.expiresAt()),
                grant.usesLeft() == null ? "unlimited" : "counted",
                grant.tool());
    }

    private static String sign(PrivateKey key, String text) {
        try {
            Signature signature = Signature.getInstance("Ed25519");
            signature.initSign(key);
            signature.update(text.getBytes(StandardCharsets.UTF_8));
            return Base64.getEncoder().encodeToString(signature.sign());
        } catch (GeneralSecurityException e) {
            throw new JournalException("the decision can't be signed: " + e.getMessage(), e);
        }
    }

    private static boolean verify(Seal seal, String text, @org.jspecify.annotations.Nullable String signed) {
        if (signed == null) {
            return false;
        }
        try {
            PublicKey key = KeyFactory.getInstance("Ed25519")
                    .generatePublic(new X509EncodedKeySpec(Base64.getDecoder().decode(seal.publicKey())));
            Signature signature = Signature.getInstance("Ed25519");
            signature.initVerify(key);
            signature.update(text.getBytes(StandardCharsets.UTF_8));
            return signature.verify(Base64.getDecoder().decode(signed));
        } catch (GeneralSecurityException | IllegalArgumentException e) {
            return false; // neither a broken key nor a broken signature is a yes
        }
    }

    private static Cipher cipher(int mode, char[] secret, byte[] salt, int iterations, byte[] nonce)
            throws GeneralSecurityException {
        PBEKeySpec spec = new PBEKeySpec(secret, salt, iterations, 256);
        byte[] key = SecretKeyFactory.getInstance("PBKDF2WithHmacSHA256")
                .generateSecret(spec)
                .getEncoded();
        spec.clearPassword();
        Cipher cipher = Cipher.getInstance("AES/GCM/NoPadding");
        cipher.init(mode, new SecretKeySpec(key, "AES"), new GCMParameterSpec(128, nonce));
        return cipher;
    }
}
