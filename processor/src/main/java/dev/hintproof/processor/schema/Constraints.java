package dev.hintproof.processor.schema;

import dev.hintproof.processor.schema.TypeMapper.Trail;
import java.util.List;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeMirror;

/** Jakarta Validation's constraints as JSON Schema keywords. */
final class Constraints {

    static final List<String> NOT_NULL = List.of("jakarta.validation.constraints.NotNull");

    Shape apply(Shape shape, TypeMirror type, Trail trail) throws UnrepresentableException {
        return shape;
    }

    Shape apply(Shape shape, VariableElement parameter, TypeMirror type, Trail trail) throws UnrepresentableException {
        return shape;
    }

    Shape apply(Shape shape, Property property, Trail trail) throws UnrepresentableException {
        return shape;
    }
}
