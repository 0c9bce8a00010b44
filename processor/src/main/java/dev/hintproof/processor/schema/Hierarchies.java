package dev.hintproof.processor.schema;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import dev.hintproof.processor.model.AnnotationView;
import dev.hintproof.processor.schema.TypeMapper.Trail;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/** Types whose cases are told apart by a member: {@code @JsonTypeInfo} with {@code @JsonSubTypes}. */
final class Hierarchies {

    private final SchemaContext context;
    private final Structures structures;

    Hierarchies(SchemaContext context, Structures structures) {
        this.context = context;
        this.structures = structures;
    }

    boolean isSealed(TypeElement element) {
        return element.getModifiers().contains(Modifier.SEALED);
    }

    /** The type info of a class or of what it extends or implements: the annotation is inherited. */
    Optional<AnnotationView> typeInfo(TypeElement element) {
        Optional<AnnotationView> own = AnnotationView.of(element, Jackson.TYPE_INFO);
        if (own.isPresent()) {
            return own;
        }
        for (TypeMirror parent : context.types().directSupertypes(element.asType())) {
            if (parent.getKind() == TypeKind.DECLARED) {
                Optional<AnnotationView> inherited = typeInfo((TypeElement) ((DeclaredType) parent).asElement());
                if (inherited.isPresent()) {
                    return inherited;
                }
            }
        }
        return Optional.empty();
    }

    Shape oneOf(DeclaredType type, TypeElement element, AnnotationView info, Trail trail)
            throws UnrepresentableException {
        Map<String, TypeElement> cases = cases(type, element, trail);
        var shapes = new ArrayList<Shape>();
        for (var one : cases.entrySet()) {
            DeclaredType caseType = (DeclaredType) one.getValue().asType();
            Trail at = trail.into(one.getValue().getSimpleName().toString());
            if (!one.getValue().getTypeParameters().isEmpty()) {
                throw at.unrepresentable(caseType, "a case can't have type parameters", "give the case concrete types");
            }
            Shape.Structure structure = structures.structure(caseType, one.getValue(), at);
            shapes.add(tagged(structure, one.getKey(), discriminator(type, info, trail), true));
        }
        return new Shape.OneOf(dev.hintproof.processor.model.TypeTexts.canonical(type), shapes, Keywords.NONE);
    }

    /** A class that is used by itself, but belongs to a hierarchy: its JSON has the telling member all the same. */
    Shape.Structure tagged(Shape.Structure structure, TypeElement element, AnnotationView info, Trail trail)
            throws UnrepresentableException {
        String property = discriminator((DeclaredType) element.asType(), info, trail);
        for (var one : cases((DeclaredType) element.asType(), (TypeElement) info.on(), trail)
                .entrySet()) {
            if (one.getValue().equals(element)) {
                return tagged(structure, one.getKey(), property, false);
            }
        }
        return tagged(structure, typeName(element), property, false);
    }

    /** Within an alternative an absent member is written as null: nothing tells which alternative's null may be dropped. */
    private static Shape.Member withNull(Shape.Member member) {
        if (member.required() || member.shape() instanceof Shape.OrNull) {
            return member;
        }
        var shape = new Shape.OrNull(member.shape(), Keywords.NONE);
        return new Shape.Member(
                member.wireName(), member.jacksonName(), member.javaName(), member.javaType(), shape, false, true);
    }

    private static Shape.Structure tagged(Shape.Structure structure, String name, String property, boolean withNull) {
        var members = new ArrayList<Shape.Member>();
        var constant = new Shape.Constant(JsonNodeFactory.instance.textNode(name), Keywords.NONE);
        members.add(new Shape.Member(property, property, property, "java.lang.String", constant, true, false));
        structure.members().stream()
                .filter(member -> !member.wireName().equals(property))
                .map(member -> withNull ? withNull(member) : member)
                .forEach(members::add);
        return new Shape.Structure(structure.javaType(), members, structure.others(), structure.keywords());
    }

    /** The member that tells the cases apart. */
    private static String discriminator(DeclaredType type, AnnotationView info, Trail trail)
            throws UnrepresentableException {
        String use = info.constant("use", "");
        String include = info.constant("include", "PROPERTY");
        boolean byName = use.equals("NAME") || use.equals("SIMPLE_NAME");
        boolean asMember = include.equals("PROPERTY") || include.equals("EXISTING_PROPERTY");
        if (!byName || !asMember) {
            throw trail.unrepresentable(
                    type,
                    "@JsonTypeInfo(use = " + use + ", include = " + include + ") isn't followed",
                    "use @JsonTypeInfo(use = NAME, property = \"type\")");
        }
        String property = info.string("property", "");
        return property.isEmpty() ? "@type" : property;
    }

    private Map<String, TypeElement> cases(DeclaredType type, TypeElement element, Trail trail)
            throws UnrepresentableException {
        var cases = new LinkedHashMap<String, TypeElement>();
        List<AnnotationView> listed = AnnotationView.of(element, Jackson.SUB_TYPES)
                .map(view -> view.nested("value"))
                .orElse(List.of());
        for (AnnotationView one : listed) {
            if (one.type("value").orElse(null) instanceof DeclaredType declared) {
                TypeElement subtype = (TypeElement) declared.asElement();
                String name = one.string("name", "");
                cases.put(name.isEmpty() ? typeName(subtype) : name, subtype);
            }
        }
        if (cases.isEmpty()) {
            throw trail.unrepresentable(
                    type,
                    "its cases aren't listed, so that Jackson can't find them",
                    "add @JsonSubTypes with a name for each case to " + element.getSimpleName());
        }
        return cases;
    }

    /** {@code @JsonTypeName}, or Jackson's default: the class's name without its package. */
    private String typeName(TypeElement element) {
        return AnnotationView.of(element, Jackson.TYPE_NAME)
                .map(view -> view.string("value", ""))
                .filter(name -> !name.isEmpty())
                .orElseGet(() -> {
                    String binary = context.elements().getBinaryName(element).toString();
                    return binary.substring(binary.lastIndexOf('.') + 1);
                });
    }
}
