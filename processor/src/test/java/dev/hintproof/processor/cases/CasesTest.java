package dev.hintproof.processor.cases;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.hintproof.processor.analysis.Analyzer;
import dev.hintproof.processor.analysis.Analyzer.BoundViolation;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.opentest4j.TestAbortedException;

/** Every case, in every way: what is expected is found, and nothing else. */
class CasesTest {

    @TestFactory
    Stream<DynamicTest> cases() {
        CaseSuite suite = CaseSuite.get();
        return suite.cases().stream()
                .map(one -> DynamicTest.dynamicTest(one.name(), one.folder().toUri(), () -> check(suite, one)));
    }

    private static void check(CaseSuite suite, Case one) {
        List<String> problems = new ArrayList<>();
        Analyzer sources = Analysers.of(Way.SOURCES.program(suite, one));
        for (Way way : Way.values()) {
            Analyzer analyzer = way == Way.DEPENDENCY ? Analysers.of(way.program(suite, one)) : sources;
            try {
                problems(suite, one, way, analyzer).forEach(problem -> problems.add(way + ": " + problem));
            } catch (StackOverflowError e) {
                problems.add(way + ": the analyser overflows the stack");
            }
        }
        if (!problems.isEmpty() && KnownFailures.all().contains(one.name())) {
            throw new TestAbortedException("known, not solved yet:\n" + String.join("\n", problems));
        }
        assertEquals("", String.join("\n", problems));
    }

    static List<String> problems(CaseSuite suite, Case one, Way way, Analyzer analyzer) {
        List<String> problems = new ArrayList<>();
        for (CaseTool tool : one.tools()) {
            for (String problem : Judge.problems(analyzer, tool, way)) {
                problems.add(tool.method() + ", line " + tool.line() + ": " + problem);
            }
        }
        if (way == Way.SOURCES) {
            problems.addAll(BoundsJudge.problems(suite, one, analyzer.boundViolations()));
        }
        return problems;
    }

    /** A suite of refusals alone would be passed by an analyser that refuses everything, and the other way round. */
    @Test
    void bothSidesAreCovered() {
        List<CaseTool> tools = CaseSuite.get().cases().stream()
                .flatMap(one -> one.tools().stream())
                .toList();
        long accepted = tools.stream()
                .filter(tool -> tool.asSources() instanceof Verdict.Accepted)
                .count();
        assertTrue(
                CaseSuite.get().cases().size() >= 200,
                "cases: " + CaseSuite.get().cases().size());
        assertTrue(accepted >= 0.40 * tools.size(), accepted + " of " + tools.size() + " tools are accepted");
        assertTrue(accepted <= 0.65 * tools.size(), accepted + " of " + tools.size() + " tools are accepted");
    }

    /** For the messages of this class. */
    static String describe(BoundViolation violation) {
        return violation.bounded() + " by " + violation.offender() + ": " + Judge.describe(violation.crossing());
    }
}
