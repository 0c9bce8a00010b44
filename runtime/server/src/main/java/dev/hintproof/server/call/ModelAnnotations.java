package dev.hintproof.server.call;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import com.fasterxml.jackson.databind.cfg.MapperConfig;
import com.fasterxml.jackson.databind.introspect.Annotated;
import com.fasterxml.jackson.databind.introspect.AnnotatedClass;
import com.fasterxml.jackson.databind.introspect.AnnotatedMember;
import com.fasterxml.jackson.databind.introspect.JacksonAnnotationIntrospector;
import com.fasterxml.jackson.databind.jsontype.NamedType;
import dev.hintproof.server.load.DataModel;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Jackson's annotations, and what the generated code says in their place: cases of sealed types, members of three states. */
final class ModelAnnotations extends JacksonAnnotationIntrospector {

    private static final long serialVersionUID = 1L;

    /** Names the case where no {@code @JsonTypeInfo} says otherwise; the processor writes the same into the schema. */
    private static final String DISCRIMINATOR = "type";

    private final transient DataModel model;

    ModelAnnotations(DataModel model) {
        this.model = model;
    }

    @Override
    public JsonTypeInfo.@Nullable Value findPolymorphicTypeInfo(MapperConfig<?> config, Annotated annotated) {
        JsonTypeInfo.Value annotation = super.findPolymorphicTypeInfo(config, annotated);
        boolean sealed = annotated instanceof AnnotatedClass && model.cases().containsKey(annotated.getRawType());
        return annotation == null && sealed
                ? JsonTypeInfo.Value.construct(
                        JsonTypeInfo.Id.NAME, JsonTypeInfo.As.PROPERTY, DISCRIMINATOR, null, false, null, null)
                : annotation;
    }

    @Override
    public @Nullable List<NamedType> findSubtypes(Annotated annotated) {
        List<NamedType> annotation = super.findSubtypes(annotated);
        Map<String, Class<?>> cases = model.cases().get(annotated.getRawType());
        if (annotation != null || cases == null || !(annotated instanceof AnnotatedClass)) {
            return annotation;
        }
        List<NamedType> named = new ArrayList<>();
        cases.forEach((name, type) -> named.add(new NamedType(type, name)));
        return named;
    }

    /** As declared, like the schema; what is declared to be anything, as what it is. */
    @Override
    public JsonSerialize.@Nullable Typing findSerializationTyping(Annotated annotated) {
        JsonSerialize.Typing annotation = super.findSerializationTyping(annotated);
        boolean member = annotated instanceof AnnotatedMember;
        return annotation == null && member && !annotated.getType().isJavaLangObject()
                ? JsonSerialize.Typing.STATIC
                : annotation;
    }

    @Override
    public @Nullable Object findDeserializer(Annotated annotated) {
        Object annotation = super.findDeserializer(annotated);
        if (annotation != null || !(annotated instanceof AnnotatedMember member)) {
            return annotation;
        }
        Set<String> members = model.threeStates().get(member.getDeclaringClass());
        boolean threeStates = members != null
                && member.getRawType() == Optional.class
                && members.contains(ThreeStates.property(member));
        return threeStates ? ThreeStates.class : null;
    }
}
