package dev.hintproof.processor.analysis;

import dev.hintproof.processor.bounds.Bound;
import dev.hintproof.processor.bounds.Declarations;
import dev.hintproof.processor.bytecode.ClassModel;
import dev.hintproof.processor.bytecode.ClassTable;
import dev.hintproof.processor.bytecode.MethodModel;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.objectweb.asm.Handle;
import org.objectweb.asm.tree.FieldNode;

/**
 * Checks what is bounded against its bound wherever the program makes it: bodies of bounded methods, overrides of them, and lambdas
 * and method references that are put into bounded parameters and fields or implement a bounded functional method.
 */
final class BoundChecks {

    private final FlowAnalyzer analyzer;
    private final ClassTable table;
    private final Declarations declarations;
    private final List<String> moduleClasses;
    private final List<Analyzer.BoundViolation> found = new ArrayList<>();
    private final Set<Object> checked = new HashSet<>();

    BoundChecks(FlowAnalyzer analyzer, ClassTable table, Declarations declarations, List<String> moduleClasses) {
        this.analyzer = analyzer;
        this.table = table;
        this.declarations = declarations;
        this.moduleClasses = moduleClasses;
    }

    List<Analyzer.BoundViolation> violations() {
        List<MethodModel> bearers = new ArrayList<>();
        for (String name : moduleClasses) {
            ClassModel model = table.find(name);
            if (model != null) {
                check(model, bearers);
            }
        }
        if (!bearers.isEmpty()) {
            for (Heap.BoundedPlace place : analyzer.boundedPlaces(bearers)) {
                for (Obj value : List.copyOf(place.values().objects())) {
                    checkValue(place.what(), place.owner().name(), place.bound(), value);
                }
            }
        }
        found.sort(Comparator.comparing(
                        (Analyzer.BoundViolation one) -> one.offender().owner())
                .thenComparing(one -> one.offender().name())
                .thenComparing(Analyzer.BoundViolation::bounded)
                .thenComparing(one -> one.crossing().capability())
                .thenComparing(one -> one.crossing().boundary()));
        return List.copyOf(found);
    }

    private void check(ClassModel model, List<MethodModel> bearers) {
        boolean bearsField = false;
        for (FieldNode field : model.node().fields) {
            bearsField |= declarations
                    .field(table.resolveField(model.name(), field.name, field.desc))
                    .isPresent();
        }
        for (MethodModel method : model.methods()) {
            check(method);
            if (bearsField || bearsParameter(method)) {
                bearers.add(method);
            }
        }
        MethodModel functional = model.isInterface() ? table.functionalMethod(model.name()) : null;
        if (functional != null) {
            declarations.bound(functional).ifPresent(bound -> {
                for (Obj lambda : analyzer.lambdasOf(model.name())) {
                    checkValue(Labels.method(functional), model.name(), bound, lambda);
                }
            });
        }
    }

    private boolean bearsParameter(MethodModel method) {
        for (int i = 0; i < method.parameters().size(); i++) {
            if (declarations.parameter(method, i).isPresent()) {
                return true;
            }
        }
        return false;
    }

    private void check(MethodModel method) {
        if (!method.hasCode()
                || method.isSynthetic()
                || Declarations.isTool(method)
                || declarations.vouch(method).isPresent()) {
            return;
        }
        Optional<Bound> bound = declarations.bound(method);
        if (bound.isPresent()) {
            var id = new Analyzer.MethodId(method.owner().name(), method.name(), method.descriptor());
            analyzer.reach(id, Analyzer.Role.METHOD)
                    .ifPresent(reach ->
                            report(Labels.method(method), method.owner().name(), id, bound.get(), reach));
        }
    }

    private void checkValue(String what, String bearer, Bound bound, Obj value) {
        if (!(value.data() instanceof LambdaSite site) || !checked.add(List.of(what, value))) {
            return;
        }
        Handle handle = site.implementation();
        boolean body = handle.getName().startsWith("lambda$");
        MethodModel maker = site.maker().method();
        var offender = body
                ? new Analyzer.MethodId(handle.getOwner(), handle.getName(), handle.getDesc())
                : new Analyzer.MethodId(maker.owner().name(), maker.name(), maker.descriptor());
        analyzer.reachOf(value).ifPresent(reach -> report(what, bearer, offender, bound, reach));
    }

    private void report(String what, String bearer, Analyzer.MethodId offender, Bound bound, Reach reach) {
        for (Crossing crossing : reach.crossings()) {
            if (!bound.admits(crossing.capability())) {
                found.add(new Analyzer.BoundViolation(what, bearer, offender, bound.toString(), crossing));
            }
        }
    }
}
