package com.example.builds;

import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** A copy of one of the folders of {@code projects}, which Maven builds. */
final class Project {

    private static final ObjectMapper JSON = new ObjectMapper();

    private final Path folder;
    private final String javaHome;
    private int edits;

    private Project(Path folder, String javaHome) {
        this.folder = folder;
        this.javaHome = javaHome;
    }

    /** Copies a project into a folder. */
    static Project copy(String name, Path into) throws IOException {
        Path from = Path.of("projects").resolve(name);
        try (Stream<Path> files = Files.walk(from)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                Path copy = into.resolve(from.relativize(file).toString());
                Files.createDirectories(copy.getParent());
                Files.copy(file, copy);
            }
        }
        return new Project(into, System.getProperty("java.home"));
    }

    /** A project without a file. */
    static Project empty(Path folder) {
        return new Project(folder, System.getProperty("java.home"));
    }

    /** The same project, built on another JDK. */
    Project on(Path jdk) {
        return new Project(folder, jdk.toString());
    }

    /** Runs Maven. */
    Outcome maven(String... arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(
                "mvn",
                "-B",
                "-ntp",
                "-gs",
                Repository.settings().toString(),
                "-Dhintproof.jar=" + Repository.command()));
        command.addAll(List.of(arguments));
        // What starts soonest: a build of a few files is over before a compiler of more stages has paid.
        return Outcome.of(
                folder,
                Map.of("JAVA_HOME", javaHome, "MAVEN_OPTS", "-XX:TieredStopAtLevel=1 -XX:+UseSerialGC"),
                command);
    }

    /** A file of it. */
    Path file(String name) {
        return folder.resolve(name);
    }

    boolean has(String name) {
        return Files.exists(file(name));
    }

    String read(String name) throws IOException {
        return Files.readString(file(name));
    }

    JsonNode json(String name) throws IOException {
        return JSON.readTree(read(name));
    }

    /** Writes a file so that it is newer than whatever was built before. */
    void write(String name, String text) throws IOException {
        Files.createDirectories(file(name).getParent());
        Files.writeString(file(name), text);
        edits++;
        Files.setLastModifiedTime(file(name), FileTime.from(Instant.now().plusSeconds(2L * edits)));
    }

    /** Replaces a part of a file, which must be there. */
    void edit(String name, String from, String to) throws IOException {
        String text = read(name);
        assertTrue(text.contains(from), () -> "'" + from + "' isn't in " + name);
        write(name, text.replace(from, to));
    }
}
