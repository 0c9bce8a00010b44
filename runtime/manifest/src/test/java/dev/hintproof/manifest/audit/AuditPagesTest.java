package dev.hintproof.manifest.audit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Every rule has its page, and every page its rule. */
class AuditPagesTest {

    private static final Path PAGES = Path.of("../../docs/audit");
    private static final Set<String> OTHER_PAGES = Set.of("README", "figures");

    @Test
    void eachRuleHasAPage() throws IOException {
        Set<String> ids =
                Arrays.stream(AuditRule.values()).map(AuditRule::id).collect(Collectors.toCollection(TreeSet::new));
        try (Stream<Path> files = Files.list(PAGES)) {
            Set<String> pages = files.map(path -> path.getFileName().toString().replace(".md", ""))
                    .filter(page -> !OTHER_PAGES.contains(page))
                    .collect(Collectors.toCollection(TreeSet::new));
            assertEquals(ids, pages);
        }
    }

    @Test
    void eachPageBeginsWithItsRule() throws IOException {
        for (AuditRule rule : AuditRule.values()) {
            List<String> lines = Files.readAllLines(PAGES.resolve(rule.id() + ".md"));
            assertEquals("# " + rule.id(), lines.get(0));
            assertEquals(rule.summary() + ".", lines.get(2));
        }
    }
}
