package com.example.builds;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.jar.JarFile;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** Jars: what is in them, other copies of them, and what {@code hintproof verify} says to them. */
final class Packaged {

    private Packaged() {}

    /** All entries of a jar, by name. */
    static Map<String, byte[]> entries(Path jar) throws IOException {
        Map<String, byte[]> entries = new LinkedHashMap<>();
        try (JarFile file = new JarFile(jar.toFile())) {
            for (ZipEntry entry : file.stream().toList()) {
                entries.put(entry.getName(), file.getInputStream(entry).readAllBytes());
            }
        }
        return entries;
    }

    /** Writes a jar. */
    static void write(Path jar, Map<String, byte[]> entries) throws IOException {
        try (OutputStream file = Files.newOutputStream(jar);
                ZipOutputStream out = new ZipOutputStream(file)) {
            for (Map.Entry<String, byte[]> entry : entries.entrySet()) {
                out.putNextEntry(new ZipEntry(entry.getKey()));
                out.write(entry.getValue());
            }
        }
    }

    /** Changes one entry of a jar, which must be there. */
    static void change(Path jar, String name, UnaryOperator<byte[]> change) throws IOException {
        Map<String, byte[]> entries = entries(jar);
        byte[] before = entries.get(name);
        if (before == null) {
            throw new AssertionError("there is no " + name + " in " + jar);
        }
        entries.put(name, change.apply(before));
        write(jar, entries);
    }

    /** Runs {@code hintproof verify} in a folder. */
    static Outcome verify(Path folder, String... arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-jar",
                Repository.command().toString(),
                "verify"));
        command.addAll(List.of(arguments));
        return Outcome.of(folder, Map.of(), command);
    }
}
