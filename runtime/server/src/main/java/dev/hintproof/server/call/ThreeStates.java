package dev.hintproof.server.call;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.BeanProperty;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.deser.ContextualDeserializer;
import com.fasterxml.jackson.databind.deser.std.StdDeserializer;
import com.fasterxml.jackson.databind.introspect.AnnotatedMember;
import com.fasterxml.jackson.databind.introspect.AnnotatedParameter;
import java.io.IOException;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Reads a member that tells absent (null) from {@code null} (empty) from a value. */
final class ThreeStates extends StdDeserializer<Optional<?>> implements ContextualDeserializer {

    private static final long serialVersionUID = 1L;

    private final transient @Nullable JavaType content;

    /** For Jackson. */
    ThreeStates() {
        this(null);
    }

    private ThreeStates(@Nullable JavaType content) {
        super(Optional.class);
        this.content = content;
    }

    /** The Java name of the property that a member belongs to. */
    static String property(AnnotatedMember member) {
        if (member instanceof AnnotatedParameter parameter
                && parameter.getDeclaringClass().isRecord()) {
            return parameter
                    .getDeclaringClass()
                    .getRecordComponents()[parameter.getIndex()]
                    .getName();
        }
        String name = member.getName();
        boolean prefixed = name.length() > 3 && (name.startsWith("set") || name.startsWith("get"));
        return prefixed ? name.substring(3, 4).toLowerCase(Locale.ROOT) + name.substring(4) : name;
    }

    @Override
    public JsonDeserializer<?> createContextual(DeserializationContext context, @Nullable BeanProperty property)
            throws JsonMappingException {
        JavaType type = property == null ? context.getContextualType() : property.getType();
        return new ThreeStates(type.containedTypeOrUnknown(0));
    }

    @Override
    public Optional<?> deserialize(JsonParser parser, DeserializationContext context) throws IOException {
        return Optional.of(context.readValue(parser, content));
    }

    @Override
    public Optional<?> getNullValue(DeserializationContext context) {
        return Optional.empty();
    }

    @Override
    public @Nullable Object getAbsentValue(DeserializationContext context) {
        return null;
    }
}
