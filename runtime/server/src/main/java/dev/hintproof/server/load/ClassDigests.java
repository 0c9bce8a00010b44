package dev.hintproof.server.load;

import java.io.IOException;
import java.io.InputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * Compares the class files that a derivation looked into with those on the class path. Where one differs, the hints are about
 * other code than the one that would run.
 */
final class ClassDigests {

    private static final int NAMED = 5;

    private final ClassLoader loader;

    ClassDigests(ClassLoader loader) {
        this.loader = loader;
    }

    /**
     * What differs, as at most one sentence.
     *
     * @param expected {@code sha256:…} by internal class name
     */
    List<String> problems(Map<String, String> expected) throws IOException {
        List<String> differing = new ArrayList<>();
        for (Map.Entry<String, String> entry : expected.entrySet()) {
            String found = digest(entry.getKey() + ".class");
            if (!Objects.equals(found, entry.getValue())) {
                differing.add(entry.getKey().replace('/', '.') + (found.isEmpty() ? " (missing)" : ""));
            }
        }
        if (differing.isEmpty()) {
            return List.of();
        }
        String names = String.join(", ", differing.subList(0, Math.min(NAMED, differing.size())));
        String others = differing.size() > NAMED ? " and " + (differing.size() - NAMED) + " more" : "";
        return List.of("the manifest's hints were derived from other class files than those on the class path: " + names
                + others + "; rebuild the server, with the dependencies that it is run with");
    }

    private String digest(String resource) throws IOException {
        try (InputStream content = loader.getResourceAsStream(resource)) {
            if (content == null) {
                return "";
            }
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(content.readAllBytes());
            return "sha256:" + HexFormat.of().formatHex(digest);
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException("every Java platform has SHA-256", impossible);
        }
    }
}
