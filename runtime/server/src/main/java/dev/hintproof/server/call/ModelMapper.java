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
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import java.util.Map;

/** The one Jackson configuration that arguments are decoded with and results encoded. */
final class ModelMapper {

    private ModelMapper() {}

    /**
     * A mapper that is as strict as the schemas are: no number for a string, no number for an enum, no null for a primitive.
     * Times are ISO 8601, decimals keep their digits.
     */
    static ObjectMapper create(Map<Class<?>, Map<String, String>> memberNames) {
        return JsonMapper.builder()
                .addModules(new Jdk8Module(), new JavaTimeModule())
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
                .propertyNamingStrategy(new Members(memberNames))
                .build();
    }

    /** Names members as the generated code says, which is as the schemas do. Explicit Jackson names win. */
    private static final class Members extends PropertyNamingStrategy {

        private static final long serialVersionUID = 1L;

        private final transient Map<Class<?>, Map<String, String>> names;

        Members(Map<Class<?>, Map<String, String>> names) {
            this.names = names;
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
