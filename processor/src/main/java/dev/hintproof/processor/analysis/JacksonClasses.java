package dev.hintproof.processor.analysis;

import dev.hintproof.processor.bytecode.ClassModel;
import dev.hintproof.processor.bytecode.ClassTable;
import dev.hintproof.processor.bytecode.MethodModel;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AnnotationNode;
import org.objectweb.asm.tree.FieldNode;

/**
 * The classes that Jackson's annotations on a class and its members name.
 *
 * @param decoded those that objects are decoded to in place of the declared type
 * @param builders those that build the annotated class
 * @param run those of which Jackson makes an object and calls it: deserializers, converters, filters
 * @param any whether the data itself names classes
 */
record JacksonClasses(Set<String> decoded, Set<String> builders, Set<String> run, boolean any) {

    private static final Set<String> DECODED = Set.of("as", "contentAs", "keyAs", "defaultImpl");
    private static final Set<String> BY_NAME = Set.of("CLASS", "MINIMAL_CLASS");
    private static final String INSIDE = "Lcom/fasterxml/jackson/annotation/JacksonAnnotationsInside;";

    /** What stands at a class, its fields, methods and parameters. */
    static JacksonClasses of(ClassTable table, ClassModel model) {
        Reader reader = new Reader(table);
        reader.all(model.node().visibleAnnotations);
        for (FieldNode field : model.node().fields) {
            reader.all(field.visibleAnnotations);
        }
        for (MethodModel method : model.methods()) {
            reader.all(method.node().visibleAnnotations);
            List<AnnotationNode>[] parameters = method.node().visibleParameterAnnotations;
            if (parameters != null) {
                for (List<AnnotationNode> one : parameters) {
                    reader.all(one);
                }
            }
        }
        return new JacksonClasses(reader.decoded, reader.builders, reader.run, reader.any);
    }

    /** Whether one of these is Jackson's, of whatever version. */
    static boolean isAnnotated(@Nullable List<AnnotationNode> annotations) {
        return annotations != null && annotations.stream().anyMatch(JacksonClasses::isJackson);
    }

    private static boolean isJackson(AnnotationNode annotation) {
        return annotation.desc.contains("/jackson/annotation/")
                || annotation.desc.contains("/jackson/databind/annotation/");
    }

    private static final class Reader {
        final Set<String> decoded = new TreeSet<>();
        final Set<String> builders = new TreeSet<>();
        final Set<String> run = new TreeSet<>();
        boolean any;
        private final ClassTable table;
        private final Set<String> entered = new HashSet<>();

        Reader(ClassTable table) {
            this.table = table;
        }

        void all(@Nullable List<AnnotationNode> annotations) {
            if (annotations == null) {
                return;
            }
            for (AnnotationNode one : annotations) {
                if (isJackson(one)) {
                    one(one);
                } else {
                    bundle(one);
                }
            }
        }

        /** An annotation that stands for several of Jackson's. */
        private void bundle(AnnotationNode annotation) {
            ClassModel model = entered.add(annotation.desc)
                    ? table.find(Type.getType(annotation.desc).getInternalName())
                    : null;
            List<AnnotationNode> inside = model == null ? null : model.node().visibleAnnotations;
            if (inside != null && inside.stream().anyMatch(one -> one.desc.equals(INSIDE))) {
                all(inside);
            }
        }

        private void one(AnnotationNode annotation) {
            if (annotation.values != null) {
                for (int i = 0; i + 1 < annotation.values.size(); i += 2) {
                    value(annotation.desc, (String) annotation.values.get(i), annotation.values.get(i + 1));
                }
            }
        }

        private void value(String annotation, String key, Object value) {
            if (value instanceof List<?> list) {
                list.forEach(one -> value(annotation, key, one));
            } else if (value instanceof AnnotationNode inner) {
                one(inner);
            } else if (value instanceof String[] constant) {
                any |= key.equals("use") && BY_NAME.contains(constant[1]);
            } else if (value instanceof Type type && type.getSort() == Type.OBJECT) {
                Set<String> to = key.equals("builder")
                        ? builders
                        : DECODED.contains(key) || annotation.endsWith("/JsonSubTypes$Type;") ? decoded : run;
                to.add(type.getInternalName());
            }
        }
    }
}
