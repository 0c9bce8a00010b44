package dev.hintproof.manifest.json;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.core.util.Separators;
import com.fasterxml.jackson.core.util.Separators.Spacing;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.databind.cfg.JsonNodeFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;

/** The one JSON mapper: duplicate keys are errors, numbers keep their value. */
public final class Json {

    private static final JsonMapper MAPPER = JsonMapper.builder()
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
            .disable(JsonNodeFeature.STRIP_TRAILING_BIGDECIMAL_ZEROES)
            .build();

    private static final ObjectReader ONE_VALUE = MAPPER.reader().with(DeserializationFeature.FAIL_ON_TRAILING_TOKENS);

    private static final ObjectWriter PRETTY =
            MAPPER.writer(printer()).without(JsonGenerator.Feature.AUTO_CLOSE_TARGET);

    private Json() {}

    /** The mapper, for trees. */
    public static JsonMapper mapper() {
        return MAPPER;
    }

    /**
     * Parses one JSON text.
     *
     * @param text UTF-8; a byte order mark is passed over
     * @param source what to call it in a message
     * @throws ManifestException if it is no UTF-8, no JSON, has duplicate keys, or text after its end
     */
    public static JsonNode parse(byte[] text, String source) {
        return parse(decode(text, source), source);
    }

    /**
     * Parses one JSON text.
     *
     * @param source what to call it in a message
     * @throws ManifestException if it is no JSON, has duplicate keys, or text after its end
     */
    public static JsonNode parse(String text, String source) {
        try {
            JsonNode node = ONE_VALUE.readTree(text.startsWith("\uFEFF") ? text.substring(1) : text);
            if (node == null || node.isMissingNode()) {
                throw new ManifestException(source + ": it is empty, not JSON");
            }
            return node;
        } catch (JsonProcessingException e) {
            throw new ManifestException(describe(source, e), e);
        }
    }

    /** A parser's complaint, with its place, in one line. */
    public static String describe(String source, JsonProcessingException problem) {
        JsonLocation at = problem.getLocation();
        String message =
                String.valueOf(problem.getOriginalMessage()).lines().findFirst().orElse("it can't be parsed");
        String place = at == null || at.getLineNr() < 0 ? "" : ":" + at.getLineNr() + ":" + at.getColumnNr();
        return source + place + ": not valid JSON: " + message;
    }

    /** Pretty text: two spaces a level, LF, keys in the order of the tree, one LF at the end. */
    public static byte[] pretty(JsonNode node) {
        try {
            return (PRETTY.writeValueAsString(node) + "\n").getBytes(StandardCharsets.UTF_8);
        } catch (JsonProcessingException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String decode(byte[] text, String source) {
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .onMalformedInput(CodingErrorAction.REPORT)
                    .onUnmappableCharacter(CodingErrorAction.REPORT)
                    .decode(ByteBuffer.wrap(text))
                    .toString();
        } catch (CharacterCodingException e) {
            throw new ManifestException(source + ": it is not UTF-8", e);
        }
    }

    private static DefaultPrettyPrinter printer() {
        var indenter = new DefaultIndenter("  ", "\n");
        var separators = Separators.createDefaultInstance()
                .withObjectFieldValueSpacing(Spacing.AFTER)
                .withObjectEmptySeparator("")
                .withArrayEmptySeparator("");
        var printer = new DefaultPrettyPrinter(separators);
        printer.indentObjectsWith(indenter);
        printer.indentArraysWith(indenter);
        return printer;
    }
}
