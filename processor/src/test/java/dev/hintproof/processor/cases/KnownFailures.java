package dev.hintproof.processor.cases;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.util.Set;
import java.util.stream.Collectors;

/** The cases that aren't judged as they should yet, by name; each line of the list says why behind a {@code #}. */
final class KnownFailures {

    private KnownFailures() {}

    static Set<String> all() {
        try {
            return Files.readAllLines(CaseSuite.ROOT.resolve("known-failures.txt")).stream()
                    .map(line -> line.replaceAll("#.*", "").strip())
                    .filter(line -> !line.isEmpty())
                    .collect(Collectors.toSet());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
