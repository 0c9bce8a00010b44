package com.example.builds;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * A Maven repository with what this build has packaged, as it would be found once it is published. Maven's own local repository
 * stays as it is: the builds have one of their own, which is filled from it, and from Maven Central with what it lacks.
 */
final class Repository {

    static final Path ROOT = Path.of("../..").toAbsolutePath().normalize();
    static final String VERSION = System.getProperty("hintproof.version", "");

    private static final Path TARGET = Path.of("target").toAbsolutePath();
    private static final Path PUBLISHED = TARGET.resolve("published");
    private static final Path LOCAL = TARGET.resolve("local-repository");

    private static final String SETTINGS = """
            <settings>
              <localRepository>LOCAL</localRepository>
              <profiles>
                <profile>
                  <id>published</id>
                  <repositories>
                    <repository><id>published</id><url>PUBLISHED</url></repository>
                    <repository><id>machine</id><url>MACHINE</url></repository>
                  </repositories>
                  <pluginRepositories>
                    <pluginRepository><id>machine</id><url>MACHINE</url></pluginRepository>
                  </pluginRepositories>
                </profile>
              </profiles>
              <activeProfiles>
                <activeProfile>published</activeProfile>
              </activeProfiles>
            </settings>
            """;

    /** A module of this build: its folder, and the name that it is published by. */
    private record Module(String folder, String artifact) {}

    private static final List<Module> MODULES = List.of(
            new Module("annotations", "hintproof-annotations"),
            new Module("runtime/manifest", "hintproof-manifest"),
            new Module("runtime/server", "hintproof-server"),
            new Module("processor", "hintproof-processor"));

    private static final Path SETTINGS_FILE = publish();

    private Repository() {}

    /** Settings for a build that finds everything there; to be given with {@code -gs}. */
    static Path settings() {
        return SETTINGS_FILE;
    }

    /** The command's jar. */
    static Path command() {
        return ROOT.resolve("runtime/cli/target/hintproof.jar");
    }

    private static Path publish() {
        try {
            delete(LOCAL.resolve("dev/hintproof"));
            delete(PUBLISHED);
            copy(ROOT.resolve("pom.xml"), "hintproof-parent", ".pom");
            for (Module module : MODULES) {
                Path folder = ROOT.resolve(module.folder());
                Path reduced = folder.resolve("target/dependency-reduced-pom.xml");
                copy(Files.exists(reduced) ? reduced : folder.resolve("pom.xml"), module.artifact(), ".pom");
                copy(folder.resolve("target/" + module.artifact() + "-" + VERSION + ".jar"), module.artifact(), ".jar");
            }
            String machine = Path.of(System.getProperty("machine.repository", ""))
                    .toUri()
                    .toString();
            return Files.writeString(
                    TARGET.resolve("settings.xml"),
                    SETTINGS.replace("LOCAL", LOCAL.toString())
                            .replace("PUBLISHED", PUBLISHED.toUri().toString())
                            .replace("MACHINE", machine));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void copy(Path file, String artifact, String ending) throws IOException {
        Path folder = Files.createDirectories(PUBLISHED.resolve("dev/hintproof/" + artifact + "/" + VERSION));
        Files.copy(file, folder.resolve(artifact + "-" + VERSION + ending), StandardCopyOption.REPLACE_EXISTING);
    }

    private static void delete(Path folder) throws IOException {
        if (Files.exists(folder)) {
            try (Stream<Path> files = Files.walk(folder)) {
                for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                    Files.delete(file);
                }
            }
        }
    }
}
