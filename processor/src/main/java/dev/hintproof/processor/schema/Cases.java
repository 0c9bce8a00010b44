package dev.hintproof.processor.schema;

import dev.hintproof.processor.model.AnnotationView;
import dev.hintproof.processor.model.Names;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;

/** The classes that a type stands for, by their names in JSON: as Jackson's annotations list them, or as a sealed type permits them. */
final class Cases {

    private final SchemaContext context;
    private final DecoderFacts facts;

    Cases(SchemaContext context, DecoderFacts facts) {
        this.context = context;
        this.facts = facts;
    }

    static boolean isSealed(TypeElement element) {
        return element.getModifiers().contains(Modifier.SEALED);
    }

    /** Those of a type with {@code @JsonTypeInfo}. */
    Map<String, TypeElement> listed(DeclaredType type, TypeElement element, Tag tag, Trail trail)
            throws UnrepresentableException {
        var cases = new LinkedHashMap<String, TypeElement>();
        addListed(element, tag, cases);
        if (cases.isEmpty() && isSealed(element)) {
            for (TypeElement subtype : concrete(element)) {
                cases.put(typeName(subtype, tag), subtype);
            }
            tellDecoder(element, cases);
        }
        if (cases.isEmpty()) {
            throw trail.unrepresentable(
                    type,
                    "its cases aren't listed, so that Jackson can't find them",
                    "add @JsonSubTypes with a name for each case to " + element.getSimpleName());
        }
        return cases;
    }

    /** An abstract one stands for those that it lists itself. */
    private void addListed(TypeElement element, Tag tag, Map<String, TypeElement> cases) {
        List<AnnotationView> listed = AnnotationView.of(element, Jackson.SUB_TYPES)
                .map(view -> view.nested("value"))
                .orElse(List.of());
        for (AnnotationView one : listed) {
            if (one.type("value").orElse(null) instanceof DeclaredType declared
                    && !declared.asElement().equals(element)) {
                TypeElement subtype = (TypeElement) declared.asElement();
                if (!TypeMapper.isAbstract(subtype)) {
                    names(one, subtype, tag).forEach(name -> cases.put(name, subtype));
                }
                addListed(subtype, tag, cases);
            } else if (one.type("value").isPresent()) {
                names(one, element, tag).forEach(name -> cases.put(name, element));
            }
        }
    }

    private List<String> names(AnnotationView one, TypeElement subtype, Tag tag) {
        var names = new ArrayList<String>();
        String name = one.string("name", "");
        if (!name.isEmpty()) {
            names.add(name);
        }
        names.addAll(one.strings("names"));
        return names.isEmpty() ? List.of(typeName(subtype, tag)) : names;
    }

    private static List<TypeElement> concrete(TypeElement element) {
        var result = new ArrayList<TypeElement>();
        for (TypeMirror mirror : element.getPermittedSubclasses()) {
            var one = (TypeElement) ((DeclaredType) mirror).asElement();
            if (!TypeMapper.isAbstract(one)) {
                result.add(one);
            }
            result.addAll(concrete(one));
        }
        return result;
    }

    private void tellDecoder(TypeElement element, Map<String, TypeElement> cases) {
        var names = new LinkedHashMap<String, String>();
        cases.forEach((name, one) -> names.put(name, one.getQualifiedName().toString()));
        facts.cases(element.getQualifiedName().toString(), names);
    }

    /** {@code @JsonTypeName}, or Jackson's default: the class's name without its package. */
    String typeName(TypeElement element, Tag tag) {
        return given(element).orElseGet(() -> {
            String binary = context.elements().getBinaryName(element).toString();
            String name = binary.substring(binary.lastIndexOf('.') + 1);
            return tag.simpleNames() ? name.substring(name.lastIndexOf('$') + 1) : name;
        });
    }

    private static Optional<String> given(TypeElement element) {
        return AnnotationView.of(element, Jackson.TYPE_NAME)
                .map(view -> view.string("value", ""))
                .filter(name -> !name.isEmpty());
    }

    /** The classes that a sealed type permits, and those that its sealed cases do; the decoder is told of them. */
    Map<String, TypeElement> permitted(DeclaredType type, TypeElement element, Trail trail)
            throws UnrepresentableException {
        var cases = new LinkedHashMap<String, TypeElement>();
        addPermitted(type, element, cases, trail);
        tellDecoder(element, cases);
        return cases;
    }

    private void addPermitted(DeclaredType type, TypeElement element, Map<String, TypeElement> cases, Trail trail)
            throws UnrepresentableException {
        for (TypeMirror mirror : element.getPermittedSubclasses()) {
            var one = (TypeElement) ((DeclaredType) mirror).asElement();
            boolean concrete = !TypeMapper.isAbstract(one);
            boolean isEnum = one.getKind() == ElementKind.ENUM;
            if (isEnum || (!concrete && !isSealed(one))) {
                throw trail.unrepresentable(
                        type,
                        one.getSimpleName()
                                + (isEnum
                                        ? " is an enum, whose JSON has no members to tell it by"
                                        : " is open, so that its cases aren't known"),
                        "make it a record or a final class");
            }
            if (concrete) {
                add(type, one, cases, trail);
            }
            if (isSealed(one)) {
                addPermitted(type, one, cases, trail);
            }
        }
    }

    private void add(DeclaredType type, TypeElement one, Map<String, TypeElement> cases, Trail trail)
            throws UnrepresentableException {
        String simple = one.getSimpleName().toString();
        String name = given(one).orElseGet(() -> context.snakeCase() ? Names.snakeCase(simple) : simple);
        TypeElement other = cases.put(name, one);
        if (other != null && !other.equals(one)) {
            throw trail.unrepresentable(
                    type, "two of its cases have the name '" + name + "'", "name them with @JsonTypeName");
        }
    }
}
