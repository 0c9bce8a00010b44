package com.example.builds;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;

/** JDKs beside the one that the tests run on. */
final class Jdks {

    private Jdks() {}

    /** The home of a JDK of that version, in the folder that this one lies in. */
    static Optional<Path> find(int version) throws IOException {
        Path own = Path.of(System.getProperty("java.home")).toRealPath();
        try (Stream<Path> homes = Files.list(own.getParent())) {
            return homes.filter(home -> isOf(home, version)).sorted().findFirst();
        }
    }

    private static boolean isOf(Path home, int version) {
        try {
            return Files.exists(home.resolve("bin/javac"))
                    && Files.readString(home.resolve("release")).contains("JAVA_VERSION=\"" + version + ".");
        } catch (IOException e) {
            return false;
        }
    }
}
