package dev.hintproof.processor.schema;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import dev.hintproof.processor.model.AnnotationView;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.util.ElementFilter;

/** Enums: the constants' names, or what {@code @JsonProperty} and {@code @JsonValue} make of them. */
final class EnumShapes {

    private static final JsonNodeFactory JSON = JsonNodeFactory.instance;

    private final SchemaContext context;
    private final EnumValues values;

    EnumShapes(SchemaContext context) {
        this.context = context;
        this.values = new EnumValues(context.javac());
    }

    Shape shape(TypeElement element, Trail trail) throws UnrepresentableException {
        List<VariableElement> constants = ElementFilter.fieldsIn(element.getEnclosedElements()).stream()
                .filter(field -> field.getKind() == ElementKind.ENUM_CONSTANT)
                .toList();
        if (constants.isEmpty()) {
            throw trail.unrepresentable(element.asType(), "it has no constants, so that no value is valid", "add one");
        }
        refuseUnsupported(element, trail);
        Optional<Element> value = value(element);
        var names = new ArrayList<JsonNode>();
        var texts = new ArrayList<String>();
        for (VariableElement constant : constants) {
            JsonNode name = value.isPresent() ? computed(element, constant, value.get(), trail) : name(constant);
            names.add(name);
            String text = context.javadoc().description(constant);
            if (!text.isEmpty()) {
                texts.add(name.asText() + ": " + text);
            }
        }
        if (new HashSet<>(names).size() < names.size()) {
            throw trail.unrepresentable(element.asType(), "two constants have one JSON value", "tell them apart");
        }
        String type = names.stream().allMatch(JsonNode::isIntegralNumber) ? "integer" : "string";
        Keywords keywords = Keywords.NONE.withText("description", String.join("\n", texts));
        return new Shape.Choice(type, names, keywords);
    }

    private static void refuseUnsupported(TypeElement element, Trail trail) throws UnrepresentableException {
        for (String name : Jackson.UNSUPPORTED_ON_ENUM) {
            Optional<AnnotationView> view = AnnotationView.of(element, name);
            if (view.isPresent() && !view.get().constant("shape", "").equals("STRING")) {
                throw trail.unrepresentable(
                        element.asType(),
                        view.get().written() + " changes its JSON in a way that isn't followed here",
                        "name the constants with @JsonProperty, or have a @JsonValue");
            }
        }
    }

    /** What carries {@code @JsonValue}: a field or method of the enum, or a method that it has from an interface. */
    private Optional<Element> value(TypeElement element) {
        for (Element member : element.getEnclosedElements()) {
            if (AnnotationView.of(member, Jackson.VALUE)
                    .filter(view -> view.bool("value", true))
                    .isPresent()) {
                return Optional.of(member);
            }
        }
        return context.types().directSupertypes(element.asType()).stream()
                .filter(parent -> parent instanceof DeclaredType)
                .flatMap(parent -> ((DeclaredType) parent).asElement().getEnclosedElements().stream())
                .filter(member -> AnnotationView.of(member, Jackson.VALUE).isPresent())
                .map(Element.class::cast)
                .findFirst();
    }

    private static JsonNode name(VariableElement constant) {
        return JSON.textNode(AnnotationView.of(constant, Jackson.PROPERTY)
                .map(view -> view.string("value", ""))
                .filter(name -> !name.isEmpty())
                .orElse(constant.getSimpleName().toString()));
    }

    private JsonNode computed(TypeElement type, VariableElement constant, Element value, Trail trail)
            throws UnrepresentableException {
        Object known = values.of(type, constant, value);
        if (known instanceof String text) {
            return JSON.textNode(text);
        }
        if (known instanceof Long number) {
            return JSON.numberNode(number);
        }
        throw trail.unrepresentable(
                type.asType(),
                "what @JsonValue gives for " + constant.getSimpleName() + " can't be seen at compile time",
                "have it return a field that the constructor sets, or name the constants with @JsonProperty");
    }
}
