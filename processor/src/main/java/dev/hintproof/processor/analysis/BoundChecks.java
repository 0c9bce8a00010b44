package dev.hintproof.processor.analysis;

import dev.hintproof.processor.bounds.Bound;
import dev.hintproof.processor.bounds.Declarations;
import dev.hintproof.processor.bytecode.ClassModel;
import dev.hintproof.processor.bytecode.ClassTable;
import dev.hintproof.processor.bytecode.MethodModel;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Checks bounded helpers and overrides of bounded methods against their bounds. */
final class BoundChecks {

    private final Analyzer analyzer;
    private final ClassTable table;
    private final Declarations declarations;
    private final List<String> moduleClasses;

    BoundChecks(Analyzer analyzer, ClassTable table, Declarations declarations, List<String> moduleClasses) {
        this.analyzer = analyzer;
        this.table = table;
        this.declarations = declarations;
        this.moduleClasses = moduleClasses;
    }

    List<Analyzer.BoundViolation> violations() {
        List<Analyzer.BoundViolation> result = new ArrayList<>();
        for (String name : moduleClasses) {
            ClassModel model = table.find(name);
            if (model != null) {
                for (MethodModel method : model.methods()) {
                    check(method, result);
                }
            }
        }
        return result;
    }

    private void check(MethodModel method, List<Analyzer.BoundViolation> result) {
        if (!method.hasCode()
                || method.isSynthetic()
                || Declarations.isTool(method)
                || declarations.vouch(method).isPresent()) {
            return;
        }
        Optional<Bound> bound = declarations.bound(method);
        if (bound.isEmpty()) {
            return;
        }
        var id = new Analyzer.MethodId(method.owner().name(), method.name(), method.descriptor());
        analyzer.reach(id, Analyzer.Role.METHOD).ifPresent(reach -> {
            for (Crossing crossing : reach.crossings()) {
                if (!bound.get().admits(crossing.capability())) {
                    result.add(new Analyzer.BoundViolation(
                            Labels.method(method),
                            method.owner().name(),
                            id,
                            bound.get().toString(),
                            crossing));
                }
            }
        });
    }
}
