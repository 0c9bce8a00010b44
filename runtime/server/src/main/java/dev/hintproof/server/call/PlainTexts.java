package dev.hintproof.server.call;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.KeyDeserializer;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.deser.std.StdScalarDeserializer;
import com.fasterxml.jackson.databind.module.SimpleModule;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Path;
import java.time.ZoneId;
import java.util.Locale;
import java.util.TimeZone;
import java.util.function.Function;
import java.util.regex.Pattern;

/**
 * Types that are one text, where Jackson has another text in mind or none: it takes the script of a language for a country
 * ({@code sr-Latn-RS}), writes a relative path as an absolute address, and doesn't know all of them as keys of a map.
 */
final class PlainTexts {

    private PlainTexts() {}

    static SimpleModule module() {
        var module = new SimpleModule("texts");
        add(
                module,
                Locale.class,
                text -> new Locale.Builder()
                        .setLanguageTag(text.replace('_', '-'))
                        .build(),
                Locale::toLanguageTag);
        // Its own factory takes what it doesn't know for Greenwich.
        add(module, TimeZone.class, text -> TimeZone.getTimeZone(ZoneId.of(text, ZoneId.SHORT_IDS)), TimeZone::getID);
        add(module, Path.class, Path::of, Path::toString);
        add(module, Charset.class, Charset::forName, Charset::name);
        add(module, Pattern.class, Pattern::compile, Pattern::pattern);
        return module;
    }

    private static <T> void add(
            SimpleModule module, Class<T> type, Function<String, T> reader, Function<T, String> writer) {
        module.addDeserializer(type, new Reader<>(type, reader))
                .addKeyDeserializer(type, new KeyReader<>(type, reader))
                .addSerializer(type, new Writer<>(writer, false))
                .addKeySerializer(type, new Writer<>(writer, true));
    }

    private static <T> Object read(
            String text, Class<T> type, Function<String, T> reader, DeserializationContext context) throws IOException {
        try {
            return reader.apply(text);
        } catch (RuntimeException e) {
            return context.handleWeirdStringValue(type, text, "%s", String.valueOf(e.getMessage()));
        }
    }

    private static final class Reader<T> extends StdScalarDeserializer<T> {

        private static final long serialVersionUID = 1L;

        private final transient Class<T> type;
        private final transient Function<String, T> reader;

        Reader(Class<T> type, Function<String, T> reader) {
            super(type);
            this.type = type;
            this.reader = reader;
        }

        @Override
        public T deserialize(JsonParser parser, DeserializationContext context) throws IOException {
            return type.cast(read(parser.getText(), type, reader, context));
        }
    }

    private static final class KeyReader<T> extends KeyDeserializer {

        private final Class<T> type;
        private final Function<String, T> reader;

        KeyReader(Class<T> type, Function<String, T> reader) {
            this.type = type;
            this.reader = reader;
        }

        @Override
        public Object deserializeKey(String key, DeserializationContext context) throws IOException {
            return read(key, type, reader, context);
        }
    }

    private static final class Writer<T> extends JsonSerializer<T> {

        private final Function<T, String> writer;
        private final boolean key;

        Writer(Function<T, String> writer, boolean key) {
            this.writer = writer;
            this.key = key;
        }

        @Override
        public void serialize(T value, JsonGenerator to, SerializerProvider provider) throws IOException {
            if (key) {
                to.writeFieldName(writer.apply(value));
            } else {
                to.writeString(writer.apply(value));
            }
        }
    }
}
