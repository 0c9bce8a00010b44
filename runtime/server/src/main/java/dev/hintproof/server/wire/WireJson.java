package dev.hintproof.server.wire;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.SerializableString;
import com.fasterxml.jackson.core.StreamWriteFeature;
import com.fasterxml.jackson.core.io.CharacterEscapes;
import com.fasterxml.jackson.core.io.SerializedString;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.ser.std.StdSerializer;
import java.io.IOException;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Jackson as the SDK is given it. The SDK's records can't hold a definition whole (an unknown key is lost, an absent one may
 * come back as null), so they carry only a name, and this mapper writes the JSON that belongs to it.
 */
final class WireJson {

    private static final char NEXT_LINE = '\u0085';
    private static final char LINE_SEPARATOR = '\u2028';
    private static final char PARAGRAPH_SEPARATOR = '\u2029';

    private WireJson() {}

    /**
     * @param definitions by tool name
     * @param tool the era's record of a tool, and how its name is read
     * @param result the era's record of a result, and how the JSON that it stands for is read
     */
    static <T, R> ObjectMapper create(
            Map<String, ? extends JsonNode> definitions,
            Class<T> tool,
            Function<T, String> nameOf,
            Class<R> result,
            Function<R, @Nullable JsonNode> jsonOf) {
        SimpleModule module = new SimpleModule("hintproof");
        module.addSerializer(tool, new Verbatim<>(tool, value -> definitions.get(nameOf.apply(value))));
        module.addSerializer(result, new Verbatim<>(result, jsonOf));
        ObjectMapper mapper = JsonMapper.builder()
                .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
                .enable(StreamWriteFeature.WRITE_BIGDECIMAL_AS_PLAIN)
                .addModule(module)
                .build();
        mapper.getFactory().setCharacterEscapes(new LineSafe());
        return mapper;
    }

    /** Writes what a record stands for. */
    private static final class Verbatim<T> extends StdSerializer<T> {

        private static final long serialVersionUID = 1L;

        private final transient Function<T, @Nullable JsonNode> json;

        Verbatim(Class<T> type, Function<T, @Nullable JsonNode> json) {
            super(type);
            this.json = json;
        }

        @Override
        public void serialize(T value, JsonGenerator out, SerializerProvider provider) throws IOException {
            JsonNode node = json.apply(value);
            if (node == null) {
                throw new IllegalStateException("nothing to write for " + value);
            }
            node.serialize(out, provider);
        }
    }

    /** Escapes the characters that some readers take for the end of a line. */
    private static final class LineSafe extends CharacterEscapes {

        private static final long serialVersionUID = 1L;

        @Override
        public int[] getEscapeCodesForAscii() {
            return standardAsciiEscapesForJSON();
        }

        @Override
        public @Nullable SerializableString getEscapeSequence(int character) {
            return switch (character) {
                case NEXT_LINE -> new SerializedString("\\u0085");
                case LINE_SEPARATOR -> new SerializedString("\\u2028");
                case PARAGRAPH_SEPARATOR -> new SerializedString("\\u2029");
                default -> null;
            };
        }
    }
}
