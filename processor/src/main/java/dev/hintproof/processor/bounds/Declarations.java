package dev.hintproof.processor.bounds;

import dev.hintproof.processor.bytecode.ClassModel;
import dev.hintproof.processor.bytecode.ClassTable;
import dev.hintproof.processor.bytecode.MethodModel;
import dev.hintproof.processor.bytecode.Origin;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AnnotationNode;
import org.objectweb.asm.tree.MethodNode;

/** The bounds and vouches of one program's methods, parameters and fields, with the defaults of their types applied. */
public final class Declarations {

    private final ClassTable table;
    private final Predicate<ClassModel> admitted;
    private final Map<MethodModel, Optional<Bound>> bounds = new HashMap<>();

    /**
     * The declarations of a program.
     *
     * @param admitted whether a dependency's {@code @Vouched} is believed; the module's own always are
     */
    public Declarations(ClassTable table, Predicate<ClassModel> admitted) {
        this.table = table;
        this.admitted = admitted;
    }

    /** Whether the method is a tool. */
    public static boolean isTool(MethodModel method) {
        return EffectAnnotations.find(method.node().invisibleAnnotations, "McpTool") != null;
    }

    /** Whether the class is a server. */
    public static boolean isServer(ClassModel model) {
        return EffectAnnotations.find(model.node().invisibleAnnotations, "McpServer") != null;
    }

    /**
     * The bound that callers of a method see: its own, its type's, or that of a method that it overrides. A tool's declared class
     * is a bound too.
     */
    public Optional<Bound> bound(MethodModel method) {
        if (method.owner().isJdk() || method.name().equals("<clinit>")) {
            return Optional.empty();
        }
        Optional<Bound> known = bounds.get(method);
        if (known == null) {
            known = own(method).or(() -> overridden(method));
            bounds.put(method, known);
        }
        return known;
    }

    /** The bound that stands at the method itself or, as a default, at its type. */
    public Optional<Bound> own(MethodModel method) {
        Optional<Bound> direct = EffectAnnotations.bound(method.node().invisibleAnnotations);
        if (direct.isPresent() || method.isPrivate() || method.isSynthetic() || method.isConstructor()) {
            return direct;
        }
        return EffectAnnotations.bound(method.owner().node().invisibleAnnotations);
    }

    private Optional<Bound> overridden(MethodModel method) {
        if (!method.isOverridable() && (method.node().access & Opcodes.ACC_FINAL) == 0) {
            return Optional.empty();
        }
        if (method.isStatic() || method.isPrivate() || method.isConstructor()) {
            return Optional.empty();
        }
        for (String name : table.supertypes(method.owner().name())) {
            ClassModel model = table.find(name);
            if (model != null && !model.isJdk() && model != method.owner()) {
                MethodModel above = model.method(method.name(), method.descriptor());
                if (above != null
                        && !above.isStatic()
                        && !above.isPrivate()
                        && own(above).isPresent()) {
                    return own(above);
                }
            }
        }
        return Optional.empty();
    }

    /** The vouch that stands at a method or at its type. */
    public Optional<VouchSpec> vouch(MethodModel method) {
        ClassModel owner = method.owner();
        if (owner.isJdk()) {
            return Optional.empty();
        }
        Optional<VouchSpec> own = EffectAnnotations.vouch(method.node().invisibleAnnotations);
        Optional<VouchSpec> found = own.isPresent() ? own : EffectAnnotations.vouch(owner.node().invisibleAnnotations);
        return found.filter(spec -> isBelieved(owner));
    }

    /** The bound of a parameter, counted without the receiver. */
    public Optional<Bound> parameter(MethodModel method, int index) {
        MethodNode node = method.node();
        List<AnnotationNode>[] all = node.invisibleParameterAnnotations;
        if (all == null) {
            return Optional.empty();
        }
        // Constructors of inner classes and enums have parameters that the source doesn't show (JVMS §4.7.18).
        int hidden = method.parameters().size() - all.length;
        int at = index - Math.max(hidden, 0);
        return at < 0 || at >= all.length ? Optional.empty() : EffectAnnotations.bound(all[at]);
    }

    /** The bound of a field. */
    public Optional<Bound> field(ClassTable.@Nullable FieldModel field) {
        return field == null || field.owner().isJdk()
                ? Optional.empty()
                : EffectAnnotations.bound(field.node().invisibleAnnotations);
    }

    /** The vouch of a field. */
    public Optional<VouchSpec> fieldVouch(ClassTable.@Nullable FieldModel field) {
        if (field == null
                || field.owner().isJdk()
                || field.node().invisibleAnnotations == null
                || !isBelieved(field.owner())) {
            return Optional.empty();
        }
        return EffectAnnotations.vouch(field.node().invisibleAnnotations);
    }

    private boolean isBelieved(ClassModel owner) {
        return owner.origin() != Origin.DEPENDENCY || admitted.test(owner);
    }
}
