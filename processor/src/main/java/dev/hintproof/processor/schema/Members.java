package dev.hintproof.processor.schema;

import dev.hintproof.processor.model.AnnotationView;
import dev.hintproof.processor.model.Names;
import dev.hintproof.processor.model.Vocabulary;
import dev.hintproof.processor.report.Place;
import dev.hintproof.processor.report.Problem;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;

/** From a property of a class to a member of a structure: name, shape, whether it must be there, texts. */
final class Members {

    private final SchemaContext context;
    private final TypeMapper mapper;
    private final Direction direction;

    Members(SchemaContext context, TypeMapper mapper, Direction direction) {
        this.context = context;
        this.mapper = mapper;
        this.direction = direction;
    }

    boolean isIgnored(Property property, Set<String> ignoredNames) {
        if (ignoredNames.contains(property.javaName())
                || property.elements().stream().anyMatch(Properties::isForOthers)) {
            return true;
        }
        boolean ignored = property.annotation(Jackson.IGNORE)
                .map(view -> view.bool("value", true))
                .orElse(false);
        String access = property.annotation(Jackson.PROPERTY)
                .map(view -> view.constant("access", "AUTO"))
                .orElse("AUTO");
        return ignored
                || access.equals(direction == Direction.INPUT ? "READ_ONLY" : "WRITE_ONLY")
                || isIgnoredType(property.type());
    }

    private static boolean isIgnoredType(TypeMirror type) {
        return type instanceof DeclaredType declared
                && AnnotationView.of(declared.asElement(), Jackson.IGNORE_TYPE).isPresent();
    }

    /** One member, or those of the property's own type where it is unwrapped. */
    List<Shape.Member> members(TypeElement element, Property property, Trail trail) throws UnrepresentableException {
        Optional<AnnotationView> unwrapped =
                property.annotation(Jackson.UNWRAPPED).filter(view -> view.bool("enabled", true));
        return unwrapped.isPresent()
                ? Unwrapping.members(mapper, property, unwrapped.get(), direction, trail.into(property.javaName()))
                : List.of(member(element, property, trail));
    }

    private Shape.Member member(TypeElement element, Property property, Trail trail) throws UnrepresentableException {
        Trail at = trail.into(property.javaName());
        at = property.elements().stream()
                .filter(one -> !context.javac().place(one).equals(Place.NOWHERE))
                .findFirst()
                .map(at::on)
                .orElse(at);
        refuseUnsupported(property, at);
        Optional<TypeMirror> content = mapper.optionalContent(property.type());
        Shape shape = mapper.shape(content.orElse(property.type()), property.elements(), at);
        shape = context.constraints().apply(shape, property, at);
        if (content.isPresent()) {
            shape = context.constraints().apply(shape, content.get(), at);
        }
        shape = Formatted.apply(shape, property, direction, at);
        boolean nullable = content.isPresent() || property.nullable();
        if (isThreeStates(property)) {
            shape = new Shape.OrNull(shape, Keywords.NONE);
            mapper.facts().threeStates(property.owner().getQualifiedName().toString(), property.javaName());
        }
        boolean required = direction == Direction.INPUT
                ? requiredInput(property, nullable)
                : requiredOutput(element, property, nullable);
        String description = description(element, property);
        if (!description.isEmpty()) {
            shape = shape.with(shape.keywords().withText("description", description));
        }
        String javaType = context.plainType(content.orElse(property.type()));
        Optional<String> jacksonName = jacksonName(element, property, at);
        return new Shape.Member(
                wireName(property, jacksonName),
                jacksonName.orElse(property.javaName()),
                property.javaName(),
                javaType,
                shape,
                required,
                nullable);
    }

    /** {@code @Nullable Optional}: null is absent, empty is null. */
    private boolean isThreeStates(Property property) {
        return direction == Direction.INPUT
                && property.nullable()
                && property.type() instanceof DeclaredType declared
                && TypeMapper.name(declared).equals("java.util.Optional");
    }

    private static boolean requiredInput(Property property, boolean nullable) {
        return !nullable && (property.creator() || property.explicitlyRequired());
    }

    /** Only what can't be null is sure to be there: a null member is left out. */
    private static boolean requiredOutput(TypeElement element, Property property, boolean nullable) {
        String include = property.annotation(Jackson.INCLUDE)
                .or(() -> AnnotationView.of(element, Jackson.INCLUDE))
                .map(view -> view.constant("value", "ALWAYS"))
                .orElse("ALWAYS");
        return !nullable && property.nonNull() && (include.equals("ALWAYS") || include.startsWith("NON_NULL"));
    }

    private void refuseUnsupported(Property property, Trail at) throws UnrepresentableException {
        var names = new ArrayList<>(Jackson.UNSUPPORTED_ON_PROPERTY);
        names.add(Jackson.codec(direction));
        for (String name : names) {
            Optional<AnnotationView> view = property.annotation(name);
            if (view.isPresent()) {
                throw at.unrepresentable(
                        property.type(),
                        view.get().written() + " changes its JSON in a way that can't be seen at compile time",
                        "remove it, or use a type of its own for the tool");
            }
        }
        if (property.ambiguous()) {
            throw at.unrepresentable(
                    property.type(),
                    "it has several setters, and Jackson can't choose between them",
                    "keep one, or hide the others with @JsonIgnore");
        }
        Optional<AnnotationView> param = property.annotation(Vocabulary.PARAM);
        if (param.isPresent() && param.get().has("defaultValue")) {
            throw at.problem(
                    Problem.INVALID_DEFAULT,
                    "a default can stand on a tool's parameter only, not on " + property.javaName() + at.where(),
                    "make the member Optional or nullable, and fill it in in the code");
        }
    }

    /** What Jackson itself makes of it: {@code @JsonProperty}, or a naming strategy; empty where neither is there. */
    private static Optional<String> jacksonName(TypeElement element, Property property, Trail at)
            throws UnrepresentableException {
        Optional<String> given = Jackson.explicitName(property.elements());
        Optional<AnnotationView> naming = AnnotationView.of(element, Jackson.NAMING);
        if (given.isPresent() || naming.isEmpty()) {
            return given;
        }
        String strategy = String.valueOf(naming.get().typeName("value"));
        Optional<String> renamed = Jackson.rename(strategy, property.javaName());
        if (renamed.isEmpty()) {
            throw at.unrepresentable(
                    property.type(),
                    "what the naming strategy " + strategy + " makes of a name can't be seen at compile time",
                    "name the properties with @JsonProperty");
        }
        return renamed;
    }

    /** {@code @McpParam}, then Jackson's annotations, then {@code snake_case}. */
    private String wireName(Property property, Optional<String> jacksonName) {
        return property.annotation(Vocabulary.PARAM)
                .map(view -> view.string("name", ""))
                .filter(name -> !name.isEmpty())
                .or(() -> jacksonName)
                .orElseGet(() -> context.snakeCase() ? Names.snakeCase(property.javaName()) : property.javaName());
    }

    private String description(TypeElement element, Property property) {
        Optional<String> given = property.annotation(Vocabulary.PARAM)
                .map(view -> view.string("description", ""))
                .filter(text -> !text.isEmpty())
                .or(() -> property.annotation(Jackson.DESCRIPTION)
                        .map(view -> view.string("value", ""))
                        .filter(text -> !text.isEmpty()));
        if (given.isPresent()) {
            return given.get();
        }
        if (element.getKind() == ElementKind.RECORD) {
            return context.javadoc().parameter(element, property.javaName());
        }
        return property.all().stream()
                .map(one -> context.javadoc().description(one))
                .filter(text -> !text.isEmpty())
                .findFirst()
                .orElse("");
    }

    String typeDescription(TypeElement element) {
        return AnnotationView.of(element, Jackson.CLASS_DESCRIPTION)
                .map(view -> view.string("value", ""))
                .filter(text -> !text.isEmpty())
                .orElseGet(() -> context.javadoc().description(element));
    }
}
