package dev.hintproof.processor.host;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.URI;
import java.nio.file.FileSystemNotFoundException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javax.annotation.processing.Filer;
import javax.tools.FileObject;
import javax.tools.StandardLocation;

/** The folder that javac writes class files to, or whatever a build tool has put in its place. */
public final class ClassOutput {

    /** A name below the output's root; nothing of that name need be there. */
    private static final String PROBE = "META-INF/mcp/-";

    private final Filer filer;

    /** The output of the compilation that the filer belongs to. */
    public ClassOutput(Filer filer) {
        this.filer = filer;
    }

    /**
     * Reads a file.
     *
     * @param name with slashes, below the output's root
     * @return empty where it isn't there
     * @throws IOException where it can't be read
     */
    public Optional<byte[]> read(String name) throws IOException {
        try {
            FileObject file = filer.getResource(StandardLocation.CLASS_OUTPUT, "", name);
            try (InputStream in = file.openInputStream()) {
                return Optional.of(in.readAllBytes());
            }
        } catch (NoSuchFileException | java.io.FileNotFoundException e) {
            return Optional.empty();
        } catch (IllegalArgumentException e) {
            // A text that a program takes for a class's name needn't be one that a file can have.
            return Optional.empty();
        }
    }

    /** Writes a file, over what may be there. */
    public void write(String name, byte[] content) throws IOException {
        FileObject file = filer.createResource(StandardLocation.CLASS_OUTPUT, "", name);
        try (OutputStream out = file.openOutputStream()) {
            out.write(content);
        }
    }

    /**
     * Deletes a file. {@code FileObject.delete} is no use for one that {@code Filer} hands out: it always says no.
     *
     * @return whether the file isn't there any more
     */
    public boolean delete(String name) throws IOException {
        Optional<Path> root = root();
        if (root.isEmpty()) {
            return false;
        }
        Files.deleteIfExists(root.get().resolve(name));
        return true;
    }

    /** Names, without folder, of the files in a folder below the root, sorted; none where they can't be listed. */
    public List<String> list(String folder) throws IOException {
        Path path = root().map(root -> root.resolve(folder)).orElse(null);
        if (path == null || !Files.isDirectory(path)) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(path)) {
            return files.filter(Files::isRegularFile)
                    .map(file -> file.getFileName().toString())
                    .sorted()
                    .toList();
        }
    }

    /**
     * Whether javac has no folder for its output and puts each class file beside its source: then a resource has no place, and
     * would lie about under its last name.
     */
    public boolean isScattered() throws IOException {
        return !filer.getResource(StandardLocation.CLASS_OUTPUT, "", PROBE)
                .toUri()
                .getPath()
                .endsWith("/" + PROBE);
    }

    /** The folder itself; empty where the output isn't one. */
    public Optional<Path> root() throws IOException {
        URI uri = filer.getResource(StandardLocation.CLASS_OUTPUT, "", PROBE).toUri();
        try {
            Path path = Path.of(uri);
            return Optional.ofNullable(path.getParent()).map(Path::getParent).map(Path::getParent);
        } catch (FileSystemNotFoundException | IllegalArgumentException e) {
            // An output in memory: it has names, but no folder.
            return Optional.empty();
        }
    }
}
