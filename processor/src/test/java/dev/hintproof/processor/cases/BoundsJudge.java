package dev.hintproof.processor.cases;

import dev.hintproof.processor.analysis.Analyzer.BoundViolation;
import dev.hintproof.processor.analysis.Analyzer.MethodId;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.MethodNode;

/** Compares the bounds that the analyser finds exceeded with those that the case's comments name. */
final class BoundsJudge {

    private BoundsJudge() {}

    static List<String> problems(CaseSuite suite, Case one, List<BoundViolation> violations) {
        List<Case.Exceeded> open = new ArrayList<>(one.exceeds());
        List<String> problems = new ArrayList<>();
        for (BoundViolation violation : violations) {
            boolean expected = false;
            for (Case.Exceeded candidate : one.exceeds()) {
                if (begins(suite, violation.offender(), candidate)
                        && Judge.matches(candidate.finding(), violation.crossing())) {
                    open.remove(candidate);
                    expected = true;
                }
            }
            if (!expected && !isTool(one, violation.offender())) {
                problems.add("unexpected: exceeds " + CasesTest.describe(violation));
            }
        }
        open.forEach(missing -> problems.add("missing: " + missing));
        return problems;
    }

    /** A tool's own declaration is judged by its reach. */
    private static boolean isTool(Case one, MethodId method) {
        return one.tools().stream()
                .anyMatch(tool -> tool.owner().equals(method.owner())
                        && tool.method().equals(method.name())
                        && tool.descriptor().equals(method.descriptor()));
    }

    private static boolean begins(CaseSuite suite, MethodId method, Case.Exceeded place) {
        var file = suite.classes().resolve(method.owner() + ".class");
        if (!Files.exists(file)) {
            return true; // known only by the name of the JDK's method: the comment's capability decides
        }
        var node = new ClassNode();
        try {
            new ClassReader(Files.readAllBytes(file)).accept(node, 0);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        if (!place.file().equals(node.sourceFile)) {
            return false;
        }
        for (MethodNode candidate : node.methods) {
            if (candidate.name.equals(method.name()) && candidate.desc.equals(method.descriptor())) {
                int line = firstLine(candidate);
                return line == place.line() || line == place.line() + 1;
            }
        }
        return false;
    }

    private static int firstLine(MethodNode method) {
        for (AbstractInsnNode instruction : method.instructions) {
            if (instruction instanceof LineNumberNode line) {
                return line.line;
            }
        }
        return -1;
    }
}
