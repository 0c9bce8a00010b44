package dev.hintproof.server.call;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.PropertyNamingStrategy;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.cfg.MapperConfig;
import com.fasterxml.jackson.databind.introspect.AnnotatedField;
import com.fasterxml.jackson.databind.introspect.AnnotatedMember;
import com.fasterxml.jackson.databind.introspect.AnnotatedMethod;
import com.fasterxml.jackson.databind.introspect.AnnotatedParameter;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.type.TypeFactory;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import dev.hintproof.server.load.DataModel;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The one Jackson configuration that arguments are decoded with and results encoded. */
final class ModelMapper {

    private ModelMapper() {}

    /**
     * A mapper that is as strict as the schemas are: no number for a string, no number for an enum, no null for a primitive.
     * Times are ISO 8601, decimals keep their digits.
     */
    static ObjectMapper create(DataModel model) {
        JsonMapper.Builder builder = JsonMapper.builder();
        model.loader()
                .ifPresent(loader ->
                        builder.typeFactory(TypeFactory.defaultInstance().withClassLoader(loader)));
        return builder.addModules(
                        new Jdk8Module(),
                        new JavaTimeModule(),
                        PlainTexts.module(),
                        new SimpleModule("cases").setSerializerModifier(new CaseSerializers()))
                .disable(MapperFeature.ALLOW_COERCION_OF_SCALARS)
                .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
                .enable(DeserializationFeature.FAIL_ON_NUMBERS_FOR_ENUMS)
                .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
                .disable(DeserializationFeature.ADJUST_DATES_TO_CONTEXT_TIME_ZONE)
                .disable(SerializationFeature.WRITE_DATES_AS_TIMESTAMPS)
                .disable(SerializationFeature.WRITE_DURATIONS_AS_TIMESTAMPS)
                .disable(SerializationFeature.FAIL_ON_EMPTY_BEANS)
                .defaultPropertyInclusion(
                        JsonInclude.Value.construct(JsonInclude.Include.ALWAYS, JsonInclude.Include.ALWAYS))
                .propertyNamingStrategy(new Members(model.memberNames()))
                .annotationIntrospector(new ModelAnnotations(model))
                .build();
    }

    /** Names members as the generated code says, which is as the schemas do. Explicit Jackson names win. */
    private static final class Members extends PropertyNamingStrategy {

        private static final long serialVersionUID = 1L;

        private final transient Map<Class<?>, Map<String, String>> names;

        Members(Map<Class<?>, Map<String, String>> names) {
            this.names = inherited(names);
        }

        /** A member that is inherited belongs to the class that declares it. */
        private static Map<Class<?>, Map<String, String>> inherited(Map<Class<?>, Map<String, String>> names) {
            Map<Class<?>, Map<String, String>> all = new HashMap<>();
            names.forEach((type, members) -> all.put(type, new HashMap<>(members)));
            names.forEach((type, members) -> supertypes(type)
                    .forEach(parent -> members.forEach((from, to) ->
                            all.computeIfAbsent(parent, key -> new HashMap<>()).putIfAbsent(from, to))));
            return all;
        }

        private static Set<Class<?>> supertypes(Class<?> type) {
            Set<Class<?>> found = new HashSet<>(List.of(type.getInterfaces()));
            if (type.getSuperclass() != null && type.getSuperclass() != Object.class) {
                found.add(type.getSuperclass());
            }
            List.copyOf(found).forEach(parent -> found.addAll(supertypes(parent)));
            return found;
        }

        @Override
        public String nameForField(MapperConfig<?> config, AnnotatedField field, String name) {
            return wireName(field, name);
        }

        @Override
        public String nameForGetterMethod(MapperConfig<?> config, AnnotatedMethod method, String name) {
            return wireName(method, name);
        }

        @Override
        public String nameForSetterMethod(MapperConfig<?> config, AnnotatedMethod method, String name) {
            return wireName(method, name);
        }

        @Override
        public String nameForConstructorParameter(MapperConfig<?> config, AnnotatedParameter parameter, String name) {
            return wireName(parameter, name);
        }

        private String wireName(AnnotatedMember member, String name) {
            return names.getOrDefault(member.getDeclaringClass(), Map.of()).getOrDefault(name, name);
        }
    }
}
