package dev.hintproof.processor.cases;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.hintproof.manifest.effect.Capability;
import dev.hintproof.processor.analysis.Analyzer;
import dev.hintproof.processor.analysis.Crossing;
import dev.hintproof.processor.analysis.FlowAnalyzer;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A reach that is too large is opaque, and says so; it never passes for what was seen of it. */
class BudgetTest {

    @Test
    void whatCantBeFollowedToItsEndIsOpaque() {
        CaseSuite suite = CaseSuite.get();
        Case one = suite.cases().stream()
                .filter(found -> found.name().equals("injection/one_implementation"))
                .findFirst()
                .orElseThrow();
        CaseTool tool = one.tools().get(0);
        Analyzer analyzer = new FlowAnalyzer(Way.SOURCES.program(suite, one), Analysers.catalog(), model -> false, 3);
        List<Crossing> crossings = analyzer.reach(Way.SOURCES.entry(tool), Way.SOURCES.role())
                .orElseThrow()
                .crossings();
        assertEquals(1, crossings.size());
        assertEquals(Capability.OPAQUE, crossings.get(0).capability());
        assertTrue(
                String.valueOf(crossings.get(0).why()).contains("more code is reached than can be followed"),
                String.valueOf(crossings.get(0).why()));
    }
}
