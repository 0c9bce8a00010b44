package dev.hintproof.processor.catalog;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Map;

/** The digest of all rules, computed when it is first asked for: a manifest needs it, an analysis doesn't. */
final class CatalogDigest {
    private final BuiltInCatalog builtIn;
    /** Added files, by name, in the order in which they count. */
    private final Map<String, String> added;

    private String value = "";

    CatalogDigest(BuiltInCatalog builtIn, Map<String, String> added) {
        this.builtIn = builtIn;
        this.added = added;
    }

    /** {@code sha256:} and the hex digits. */
    synchronized String value() {
        if (value.isEmpty()) {
            MessageDigest sha = sha256();
            builtIn.texts().forEach((file, text) -> add(sha, file, text));
            added.forEach((file, text) -> add(sha, file, text));
            value = "sha256:" + HexFormat.of().formatHex(sha.digest());
        }
        return value;
    }

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every JDK has SHA-256", e);
        }
    }

    private static void add(MessageDigest sha, String file, String text) {
        for (String part : new String[] {file, text}) {
            sha.update(part.getBytes(StandardCharsets.UTF_8));
            sha.update((byte) 0);
        }
    }
}
