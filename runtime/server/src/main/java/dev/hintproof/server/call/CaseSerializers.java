package dev.hintproof.server.call;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.BeanDescription;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.SerializationConfig;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.jsontype.TypeSerializer;
import com.fasterxml.jackson.databind.ser.BeanSerializerModifier;
import java.io.IOException;
import java.lang.reflect.Modifier;

/**
 * Everything is written as the type that it is declared to be, since that is what the schema says; but a type whose cases are told
 * apart is written as the case that the value is of.
 */
final class CaseSerializers extends BeanSerializerModifier {

    private static final long serialVersionUID = 1L;

    @Override
    public JsonSerializer<?> modifySerializer(
            SerializationConfig config, BeanDescription bean, JsonSerializer<?> serializer) {
        boolean told = config.getAnnotationIntrospector().findPolymorphicTypeInfo(config, bean.getClassInfo()) != null;
        return told && Modifier.isAbstract(bean.getBeanClass().getModifiers())
                ? new ByCase(bean.getType())
                : serializer;
    }

    private static final class ByCase extends JsonSerializer<Object> {

        private final JavaType declared;

        ByCase(JavaType declared) {
            this.declared = declared;
        }

        /** With the type arguments that the declared type has. */
        private JsonSerializer<Object> serializer(Object value, SerializerProvider provider) throws IOException {
            return provider.findValueSerializer(provider.constructSpecializedType(declared, value.getClass()));
        }

        @Override
        public void serialize(Object value, JsonGenerator out, SerializerProvider provider) throws IOException {
            serializer(value, provider).serialize(value, out, provider);
        }

        @Override
        public void serializeWithType(Object value, JsonGenerator out, SerializerProvider provider, TypeSerializer type)
                throws IOException {
            serializer(value, provider).serializeWithType(value, out, provider, type);
        }
    }
}
