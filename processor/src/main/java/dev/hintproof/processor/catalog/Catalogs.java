package dev.hintproof.processor.catalog;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;

/** Makes catalogs. */
public final class Catalogs {
    private Catalogs() {}

    /** The catalogs that ship with the processor: the JDK's and those of common libraries. */
    public static EffectCatalog builtIn() {
        var builtIn = new BuiltInCatalog();
        return new LayeredCatalog(List.of(builtIn), new Digest(builtIn)::value);
    }

    /** Computed when first asked for. */
    private static final class Digest {
        private final BuiltInCatalog builtIn;
        private String value = "";

        Digest(BuiltInCatalog builtIn) {
            this.builtIn = builtIn;
        }

        synchronized String value() {
            if (value.isEmpty()) {
                value = digest(builtIn.texts());
            }
            return value;
        }
    }

    private static String digest(SortedMap<String, String> texts) {
        try {
            MessageDigest sha = MessageDigest.getInstance("SHA-256");
            for (Map.Entry<String, String> text : texts.entrySet()) {
                sha.update(text.getKey().getBytes(StandardCharsets.UTF_8));
                sha.update((byte) 0);
                sha.update(text.getValue().getBytes(StandardCharsets.UTF_8));
                sha.update((byte) 0);
            }
            return "sha256:" + HexFormat.of().formatHex(sha.digest());
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every JDK has SHA-256", e);
        }
    }
}
