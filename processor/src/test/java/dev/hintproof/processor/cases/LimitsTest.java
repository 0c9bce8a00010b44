package dev.hintproof.processor.cases;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** What {@code docs/limits.md} says is shown by cases that are there, and it names all cases that aren't solved. */
class LimitsTest {

    private static final Path PAGE = Path.of("..", "docs", "limits.md");
    private static final Pattern CASE = Pattern.compile("`([a-z]+/[a-z0-9_]+)`");

    @Test
    void namesCasesThatExist() throws IOException {
        Set<String> missing = named();
        missing.removeAll(CaseSuite.get().cases().stream().map(Case::name).collect(Collectors.toSet()));
        assertEquals(Set.of(), missing);
    }

    @Test
    void namesAllThatIsKnownToFail() throws IOException {
        Set<String> untold = new TreeSet<>(KnownFailures.all());
        untold.removeAll(named());
        assertEquals(Set.of(), untold);
    }

    private static Set<String> named() throws IOException {
        Set<String> result = new TreeSet<>();
        Matcher matcher = CASE.matcher(Files.readString(PAGE));
        while (matcher.find()) {
            result.add(matcher.group(1));
        }
        return result;
    }
}
