package dev.hintproof.processor.host;

import java.io.Closeable;
import java.io.IOException;
import java.net.URI;
import java.nio.file.FileSystemNotFoundException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The jars and folders that resolved classes turned out to lie in. {@code Filer} can't list a class path; it can say where a
 * class is, and from that follows the archive, which is then read directly.
 */
final class ClassPathRoots implements Closeable {

    private final Map<Path, Archive> archives = new LinkedHashMap<>();

    /**
     * The archive that a file lies in.
     *
     * @param uri the file's
     * @param name the file's name below the archive's root
     * @return empty where the place is neither a jar nor a folder of this machine
     */
    Optional<Archive> archiveOf(URI uri, String name) throws IOException {
        Path root = root(uri, name);
        if (root == null) {
            return Optional.empty();
        }
        Archive archive = archives.get(root);
        if (archive == null) {
            archive = Archive.open(root);
            archives.put(root, archive);
        }
        return Optional.of(archive);
    }

    /** All archives found so far, in the order of finding. */
    Iterable<Archive> all() {
        return java.util.List.copyOf(archives.values());
    }

    private static @Nullable Path root(URI uri, String name) {
        String text = uri.toString();
        try {
            if (text.startsWith("jar:") && text.contains("!/")) {
                return Path.of(URI.create(text.substring("jar:".length(), text.indexOf("!/"))));
            }
            if (!"file".equals(uri.getScheme())) {
                return null;
            }
            Path root = Path.of(uri);
            for (int i = name.split("/").length; i > 0 && root != null; i--) {
                root = root.getParent();
            }
            return root != null && Files.isDirectory(root) ? root : null;
        } catch (IllegalArgumentException | FileSystemNotFoundException e) {
            return null;
        }
    }

    @Override
    public void close() throws IOException {
        for (Archive archive : archives.values()) {
            archive.close();
        }
    }
}
