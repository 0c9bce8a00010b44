package dev.hintproof.processor;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;

/** Packs folders. */
final class Jars {

    private Jars() {}

    static void pack(Path folder, Path jar) throws IOException {
        try (var out = new JarOutputStream(Files.newOutputStream(jar));
                var files = Files.walk(folder)) {
            for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
                out.putNextEntry(new JarEntry(folder.relativize(file).toString().replace('\\', '/')));
                out.write(Files.readAllBytes(file));
            }
        }
    }
}
