package dev.hintproof.processor.cases;

import dev.hintproof.manifest.effect.Capability;
import dev.hintproof.processor.analysis.Analyzer;
import dev.hintproof.processor.analysis.CallPath;
import dev.hintproof.processor.analysis.Crossing;
import dev.hintproof.processor.analysis.Reach;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Compares what the analyser says of a tool with what the case expects. */
final class Judge {

    private Judge() {}

    /** What is missing and what is unexpected, for people; empty where all is as expected. */
    static List<String> problems(Analyzer analyzer, CaseTool tool, Way way) {
        Verdict expected = way.expected(tool);
        if (expected instanceof Verdict.Skipped) {
            return List.of();
        }
        Optional<Reach> found = analyzer.reach(way.entry(tool), way.role());
        if (found.isEmpty()) {
            return List.of("no such method: " + way.entry(tool));
        }
        Reach reach = found.get();
        List<Crossing> contradicting = reach.crossings().stream()
                .filter(crossing -> !tool.admitted().contains(crossing.capability()))
                .toList();
        List<String> problems = new ArrayList<>();
        if (expected instanceof Verdict.Accepted accepted) {
            contradicting.forEach(one -> problems.add("unexpected: " + describe(one)));
            for (String assumption : accepted.assumes()) {
                if (reach.assumes().stream().noneMatch(one -> one.contains(assumption))) {
                    problems.add("missing assumption: " + assumption + ", has " + reach.assumes());
                }
            }
        } else if (expected instanceof Verdict.Refused refused) {
            compare(refused.findings(), contradicting, problems);
        }
        return problems;
    }

    private static void compare(List<Verdict.Finding> expected, List<Crossing> actual, List<String> problems) {
        for (Verdict.Finding finding : expected) {
            if (!finding.maybe() && actual.stream().noneMatch(one -> matches(finding, one))) {
                problems.add("missing: " + finding.capability() + " via " + finding.via());
            }
        }
        for (Crossing one : actual) {
            if (expected.stream().noneMatch(finding -> admits(finding, one.capability()))) {
                problems.add("unexpected: " + describe(one));
            }
        }
        if (!problems.isEmpty()) {
            actual.stream()
                    .map(one -> "has: " + describe(one))
                    .filter(text -> !problems.contains(text.replace("has: ", "unexpected: ")))
                    .limit(4)
                    .forEach(problems::add);
        }
    }

    /** Whether a crossing is what a finding asks for. */
    static boolean matches(Verdict.Finding finding, Crossing crossing) {
        if (finding.orOpaque() && crossing.capability() == Capability.OPAQUE) {
            return true;
        }
        return finding.capability() == crossing.capability()
                && (contains(crossing.boundary(), finding.via())
                        || crossing.path().steps().stream().anyMatch(step -> contains(step.what(), finding.via())));
    }

    private static boolean admits(Verdict.Finding finding, Capability capability) {
        return finding.capability() == capability || (finding.orOpaque() && capability == Capability.OPAQUE);
    }

    private static boolean contains(String text, String part) {
        return text.replace('$', '.').contains(part);
    }

    /** A crossing in one line. */
    static String describe(Crossing crossing) {
        return crossing.capability()
                + " — "
                + crossing.boundary()
                + crossing.why().map(why -> " (" + why + ")").orElse("")
                + " by "
                + crossing.path().steps().stream().map(CallPath.Step::what).collect(Collectors.joining(" -> "));
    }
}
