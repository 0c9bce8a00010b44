package dev.hintproof.processor.bounds;

import dev.hintproof.manifest.effect.Capability;
import dev.hintproof.manifest.effect.EffectClass;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AnnotationNode;

/** Reads effect annotations from class files. */
public final class EffectAnnotations {

    private static final String PACKAGE = "Ldev/hintproof/annotations/";

    private EffectAnnotations() {}

    /** The annotation of that simple name of ours; null where there is none. */
    public static @Nullable AnnotationNode find(@Nullable List<AnnotationNode> annotations, String simpleName) {
        if (annotations != null) {
            for (AnnotationNode one : annotations) {
                if (one.desc.equals(PACKAGE + simpleName + ";")) {
                    return one;
                }
            }
        }
        return null;
    }

    /** The bound among the annotations; empty where there is none. */
    public static Optional<Bound> bound(@Nullable List<AnnotationNode> annotations) {
        for (EffectClass one : EffectClass.values()) {
            AnnotationNode node = find(annotations, simpleName(one));
            if (node != null) {
                return Optional.of(Bound.of(one, strings(member(node, "value"))));
            }
        }
        return Optional.empty();
    }

    /** The vouch among the annotations; empty where there is none. */
    public static Optional<VouchSpec> vouch(@Nullable List<AnnotationNode> annotations) {
        AnnotationNode node = find(annotations, "Vouched");
        if (node == null) {
            return Optional.empty();
        }
        EffectClass effectClass = EffectClass.EMISSION;
        if (member(node, "as") instanceof Type type) {
            for (EffectClass one : EffectClass.values()) {
                if (type.getDescriptor().equals(PACKAGE + simpleName(one) + ";")) {
                    effectClass = one;
                }
            }
        }
        var capabilities = new TreeSet<Capability>();
        for (String name : strings(member(node, "capabilities"))) {
            Capability.of(name).ifPresent(capabilities::add);
        }
        boolean openWorld = !Boolean.FALSE.equals(member(node, "openWorld"));
        String reason = member(node, "reason") instanceof String text ? text : "";
        return Optional.of(new VouchSpec(effectClass, capabilities, openWorld, reason));
    }

    private static String simpleName(EffectClass effectClass) {
        return switch (effectClass) {
            case PLAIN -> "Plain";
            case WITNESSED -> "Witnessed";
            case EMISSION -> "Emission";
        };
    }

    /** The value that an annotation gives a member; null where it leaves it at its default. */
    public static @Nullable Object member(AnnotationNode node, String name) {
        if (node.values != null) {
            for (int i = 0; i + 1 < node.values.size(); i += 2) {
                if (name.equals(node.values.get(i))) {
                    return node.values.get(i + 1);
                }
            }
        }
        return null;
    }

    private static List<String> strings(@Nullable Object value) {
        List<String> result = new ArrayList<>();
        if (value instanceof List<?> list) {
            for (Object one : list) {
                result.add(String.valueOf(one));
            }
        } else if (value instanceof String text) {
            result.add(text);
        }
        return result;
    }
}
