package dev.hintproof.cli;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.hintproof.manifest.json.ManifestException;
import java.io.IOException;
import java.io.InputStream;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.snakeyaml.engine.v2.api.Load;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.exceptions.MarkedYamlEngineException;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;

/** YAML 1.2 as JSON trees. Plain data only: no types of Java, few aliases, no key twice. */
final class Yaml {

    private static final int MAX_BYTES = 16 << 20;
    private static final int MAX_ALIASES = 50;
    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    private Yaml() {}

    /**
     * Reads a text.
     *
     * @throws ManifestException if it is no UTF-8, or too long to be held in memory
     */
    static String text(InputStream in, String name) throws IOException {
        byte[] bytes = in.readNBytes(MAX_BYTES + 1);
        if (bytes.length > MAX_BYTES) {
            throw new ManifestException(name + ": it is longer than " + (MAX_BYTES >> 20) + " MiB, too long for YAML");
        }
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
        } catch (CharacterCodingException e) {
            throw new ManifestException(name + ": it is not UTF-8", e);
        }
    }

    /**
     * The documents of a text.
     *
     * @throws ManifestException if it is no YAML, or has what JSON can't have
     */
    static List<JsonNode> documents(String text, String name) {
        LoadSettings settings = LoadSettings.builder()
                .setLabel(name)
                .setAllowDuplicateKeys(false)
                .setMaxAliasesForCollections(MAX_ALIASES)
                .setCodePointLimit(MAX_BYTES)
                .build();
        try {
            var documents = new ArrayList<JsonNode>();
            for (Object document : new Load(settings).loadAllFromString(text)) {
                documents.add(tree(document, name, 0));
            }
            return documents;
        } catch (MarkedYamlEngineException e) {
            String place = e.getProblemMark()
                    .map(mark -> ":" + (mark.getLine() + 1) + ":" + (mark.getColumn() + 1))
                    .orElse("");
            throw new ManifestException(name + place + ": not valid YAML: " + e.getProblem(), e);
        } catch (YamlEngineException e) {
            throw new ManifestException(name + ": not valid YAML: " + e.getMessage(), e);
        }
    }

    private static JsonNode tree(@Nullable Object value, String name, int depth) {
        if (depth > 200) {
            throw new ManifestException(name + ": it is nested deeper than 200 levels, or contains itself");
        }
        if (value instanceof Map<?, ?> map) {
            ObjectNode object = NODES.objectNode();
            map.forEach((key, member) -> object.set(String.valueOf(key), tree(member, name, depth + 1)));
            return object;
        }
        if (value instanceof List<?> list) {
            ArrayNode array = NODES.arrayNode();
            list.forEach(element -> array.add(tree(element, name, depth + 1)));
            return array;
        }
        return scalar(value);
    }

    private static JsonNode scalar(@Nullable Object value) {
        if (value == null) {
            return NODES.nullNode();
        } else if (value instanceof Boolean bool) {
            return NODES.booleanNode(bool);
        } else if (value instanceof Integer number) {
            return NODES.numberNode(number);
        } else if (value instanceof Long number) {
            return NODES.numberNode(number);
        } else if (value instanceof BigInteger number) {
            return NODES.numberNode(number);
        } else if (value instanceof Double number && Double.isFinite(number)) {
            return NODES.numberNode(BigDecimal.valueOf(number));
        }
        return NODES.textNode(String.valueOf(value));
    }
}
