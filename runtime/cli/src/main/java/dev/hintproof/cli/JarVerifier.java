package dev.hintproof.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** Derives the hints of a server again from its class files, and compares them with the manifest that ships with them. */
@FunctionalInterface
interface JarVerifier {

    /**
     * What is wrong with a jar's manifests.
     *
     * @return one line for each problem; empty if everything that they say follows from the class files
     * @throws IOException where the jar can't be read
     */
    List<String> problems(Path jar) throws IOException;
}
