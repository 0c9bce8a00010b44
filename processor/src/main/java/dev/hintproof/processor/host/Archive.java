package dev.hintproof.processor.host;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import java.util.zip.ZipFile;

/** A jar or folder of the class path. A multi-release jar is read as the oldest supported JDK reads it. */
public interface Archive extends Closeable {

    /** The bytes of an entry; empty where there is none. */
    Optional<byte[]> read(String name) throws IOException;

    /** The jar or folder itself. */
    Path place();

    /** Internal names of all classes in it, sorted; a multi-release jar's own versions aside. */
    List<String> classes() throws IOException;

    /** Names of all entries whose name starts with a folder's, sorted. */
    List<String> list(String folder) throws IOException;

    /** Opens a place. */
    static Archive open(Path place) throws IOException {
        return Files.isDirectory(place) ? new Folder(place) : new Jar(place);
    }

    private static boolean isClass(String name) {
        return name.endsWith(".class") && !name.endsWith("module-info.class") && !name.startsWith("META-INF/");
    }

    private static String internalName(String file) {
        return file.substring(0, file.length() - ".class".length());
    }

    /** A folder of class files. */
    record Folder(Path root) implements Archive {

        @Override
        public Path place() {
            return root;
        }

        @Override
        public Optional<byte[]> read(String name) throws IOException {
            Path file = root.resolve(name);
            return Files.isRegularFile(file) ? Optional.of(Files.readAllBytes(file)) : Optional.empty();
        }

        @Override
        public List<String> classes() throws IOException {
            try (Stream<Path> files = Files.walk(root)) {
                return files.map(file -> root.relativize(file).toString().replace('\\', '/'))
                        .filter(Archive::isClass)
                        .map(Archive::internalName)
                        .sorted()
                        .toList();
            }
        }

        @Override
        public List<String> list(String folder) throws IOException {
            Path start = root.resolve(folder);
            if (!Files.isDirectory(start)) {
                return List.of();
            }
            try (Stream<Path> files = Files.walk(start)) {
                return files.filter(Files::isRegularFile)
                        .map(file -> root.relativize(file).toString().replace('\\', '/'))
                        .sorted()
                        .toList();
            }
        }

        @Override
        public void close() {}
    }

    /** A jar file. */
    final class Jar implements Archive {

        private final Path place;
        private final JarFile file;

        Jar(Path place) throws IOException {
            this.place = place;
            file = new JarFile(place.toFile(), false, ZipFile.OPEN_READ, Runtime.Version.parse("17"));
        }

        @Override
        public Optional<byte[]> read(String name) throws IOException {
            var entry = file.getJarEntry(name);
            if (entry == null) {
                return Optional.empty();
            }
            try (var in = file.getInputStream(entry)) {
                return Optional.of(in.readAllBytes());
            }
        }

        @Override
        public Path place() {
            return place;
        }

        @Override
        public List<String> classes() {
            return file.versionedStream()
                    .map(java.util.zip.ZipEntry::getName)
                    .filter(Archive::isClass)
                    .map(Archive::internalName)
                    .sorted()
                    .toList();
        }

        @Override
        public List<String> list(String folder) {
            return file.stream()
                    .filter(entry -> !entry.isDirectory())
                    .map(java.util.zip.ZipEntry::getName)
                    .filter(name -> name.startsWith(folder))
                    .sorted()
                    .toList();
        }

        @Override
        public void close() throws IOException {
            file.close();
        }
    }
}
