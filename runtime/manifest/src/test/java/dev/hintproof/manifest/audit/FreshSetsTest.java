package dev.hintproof.manifest.audit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The rules hold for texts that no collection has. */
class FreshSetsTest {

    @Test
    void attacksInOtherWordsAreFound() throws IOException {
        List<FreshSets.Judged> tools = FreshSets.poisoned();
        List<String> missed = names(tools, Severity.NOTE);
        assertTrue(missed.size() <= tools.size() * 0.15, () -> missed.size() + " of " + tools.size() + ": " + missed);
    }

    @Test
    void honestToolsWithTheWordsOfAttacksAreLeftAlone() throws IOException {
        List<FreshSets.Judged> tools = FreshSets.benign();
        assertEquals(List.of(), names(tools, Severity.BLOCK));
        List<String> quarantined = names(tools, Severity.QUARANTINE);
        assertTrue(quarantined.size() <= tools.size() * 0.03, () -> "of " + tools.size() + ": " + quarantined);
    }

    private static List<String> names(List<FreshSets.Judged> tools, Severity worst) {
        return tools.stream()
                .filter(tool -> tool.worst() == worst)
                .map(FreshSets.Judged::name)
                .toList();
    }
}
