package dev.hintproof.processor.bytecode;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.DirectoryStream;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The class files of the running JDK, read from its image ({@code jrt:/}, JEP 220). Only headers of them are ever looked at: the
 * JDK's bodies are described by the catalog.
 */
final class JdkImage {

    private final FileSystem image = FileSystems.getFileSystem(URI.create("jrt:/"));
    private final Map<String, @Nullable Path> packages = new HashMap<>();

    /** The bytes of a JDK class; null where the JDK has no such class. */
    byte @Nullable [] find(String internalName) {
        int slash = internalName.lastIndexOf('/');
        if (slash < 0) {
            return null;
        }
        Path folder = packages.computeIfAbsent(internalName.substring(0, slash), this::folder);
        if (folder == null) {
            return null;
        }
        Path file = folder.resolve(internalName.substring(slash + 1) + ".class");
        try {
            return Files.exists(file) ? Files.readAllBytes(file) : null;
        } catch (IOException e) {
            throw new UncheckedIOException("the JDK's image can't be read at " + file, e);
        }
    }

    private @Nullable Path folder(String packageName) {
        Path links = image.getPath("/packages", packageName.replace('/', '.'));
        if (!Files.isDirectory(links)) {
            return null;
        }
        try (DirectoryStream<Path> modules = Files.newDirectoryStream(links)) {
            for (Path module : modules) {
                Path folder = image.getPath("/modules", String.valueOf(module.getFileName()), packageName);
                if (Files.isDirectory(folder) && hasClasses(folder)) {
                    return folder;
                }
            }
            return null;
        } catch (IOException e) {
            throw new UncheckedIOException("the JDK's image can't be listed at " + links, e);
        }
    }

    private static boolean hasClasses(Path folder) throws IOException {
        try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, "*.class")) {
            return files.iterator().hasNext();
        }
    }
}
