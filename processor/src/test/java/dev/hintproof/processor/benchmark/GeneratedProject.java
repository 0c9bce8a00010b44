package dev.hintproof.processor.benchmark;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * A project of the size and the shape that the aim of ten per cent is stated for: features of ten classes each, as layered business
 * code has them (entity, status, repository with two implementations, service, rules, report, client, events); some features have
 * a server with four tools in place of the events. The same numbers give the same text.
 *
 * @param features how many groups of ten classes
 * @param servers in how many of them there is a server, at least one, at most {@code features}
 */
record GeneratedProject(int features, int servers) {

    private static final List<String> PARTS = List.of(
            "Item",
            "Status",
            "Repository",
            "MemoryRepository",
            "JdbcRepository",
            "Service",
            "Rules",
            "Report",
            "Client",
            "Events");

    /** Writes the sources below a folder; returns them. */
    List<Path> write(Path folder) throws IOException {
        List<Path> files = new ArrayList<>();
        for (int feature = 0; feature < features; feature++) {
            boolean withServer = feature % (features / servers) == 0 && feature / (features / servers) < servers;
            for (String part : PARTS) {
                files.add(write(folder, withServer && part.equals("Events") ? "Server" : part, feature));
            }
        }
        return files;
    }

    private Path write(Path folder, String part, int feature) throws IOException {
        Path file = folder.resolve("com/example/f" + feature).resolve(part + feature + ".java");
        Files.createDirectories(file.getParent());
        String text = template(part)
                .replace("@F@", Integer.toString(feature))
                .replace("@NEXT@", Integer.toString((feature + 1) % features));
        return Files.writeString(file, text);
    }

    private static String template(String part) throws IOException {
        try (InputStream in = GeneratedProject.class.getResourceAsStream(part + ".txt")) {
            if (in == null) {
                throw new IllegalStateException("no resource " + part + ".txt");
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
