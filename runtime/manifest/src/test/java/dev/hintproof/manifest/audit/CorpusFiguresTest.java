package dev.hintproof.manifest.audit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.hintproof.manifest.drift.Drift;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The thresholds that the default policy keeps, where a labelled corpus is at hand. */
class CorpusFiguresTest {

    private static final Path PAGE = Path.of("../../docs/audit/figures.md");

    @Test
    void falseAlarmsAndMissesStayWithinTheirLimits() throws IOException {
        var figures = new CorpusFigures(corpus());
        if ("write".equals(System.getProperty("hintproof.figures"))) {
            Files.createDirectories(PAGE.getParent());
            Files.writeString(PAGE, figures.markdown());
        }
        assertTrue(figures.blockedBenign() <= 0.2, () -> "blocks " + figures.blockedBenign() + " % of benign tools");
        assertTrue(
                figures.quarantinedBenign() <= 2,
                () -> "quarantines " + figures.quarantinedBenign() + " % of benign tools");
        assertTrue(figures.recall() >= 85, () -> "finds " + figures.recall() + " % of poisoned tools");
        assertTrue(
                figures.recallWithoutOwnSource() >= 70,
                () -> "finds " + figures.recallWithoutOwnSource() + " % by rules that other sources bear out");
    }

    @Test
    void thePageShowsTheseFigures() throws IOException {
        Corpus corpus = corpus();
        assumeTrue(Files.exists(PAGE), "skipped: there is no page " + PAGE);
        assertEquals(
                new CorpusFigures(corpus).markdown(), Files.readString(PAGE), "write the page again, see its head");
    }

    /** A lie is made by flipping one hint of an honest tool. */
    @Test
    void everyFlippedHintIsFoundAgainstTheHonestList() throws IOException {
        var missed = new ArrayList<String>();
        int lies = 0;
        for (Corpus.Labelled honest : corpus().tools()) {
            for (String hint : List.of("readOnlyHint", "destructiveHint", "idempotentHint", "openWorldHint")) {
                JsonNode value = honest.tool().path("annotations").path(hint);
                if (!value.isBoolean()) {
                    continue;
                }
                lies++;
                ObjectNode lie = honest.tool().deepCopy();
                ((ObjectNode) lie.path("annotations")).put(hint, !value.booleanValue());
                boolean found = Drift.compare(List.of(honest.tool()), List.of(lie)).stream()
                        .anyMatch(finding -> finding.pointer().equals("/annotations/" + hint)
                                && finding.severity() != Severity.NOTE);
                if (!found) {
                    missed.add(honest.tool().path("name").asText() + " " + hint);
                }
            }
        }
        assertEquals(List.of(), missed);
        assertTrue(lies > 100, "there are annotated tools");
    }

    private static Corpus corpus() throws IOException {
        Optional<Path> folder = Corpus.folder();
        assumeTrue(folder.isPresent(), "skipped: no labelled corpus (-Dhintproof.corpus=FOLDER)");
        return Corpus.read(folder.orElseThrow());
    }
}
