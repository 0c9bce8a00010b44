package dev.hintproof.manifest.json;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.Map;

/**
 * JSON text that is the same for two values exactly if they are the same apart from the order of keys: keys sorted by UTF-16 code
 * units, no white space, strings escaped as RFC 8785 does. Numbers keep the form in which they were written ({@code 1} and
 * {@code 1.0} differ), as other readers may tell them apart. A surrogate that is alone stays an escape, as UTF-8 has no bytes for it.
 */
public final class CanonicalJson {

    private static final HexFormat HEX = HexFormat.of();

    private CanonicalJson() {}

    /** The canonical text. */
    public static String canonicalJson(JsonNode node) {
        var out = new StringBuilder();
        write(node, out);
        return out.toString();
    }

    /** {@code sha256:} and the digest of the canonical text in UTF-8. */
    public static String digest(JsonNode node) {
        try {
            byte[] bytes = canonicalJson(node).getBytes(StandardCharsets.UTF_8);
            return "sha256:"
                    + HEX.formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }

    private static void write(JsonNode node, StringBuilder out) {
        if (node instanceof ObjectNode object) {
            var members = new ArrayList<>(object.properties());
            members.sort(Map.Entry.comparingByKey());
            char before = '{';
            for (Map.Entry<String, JsonNode> member : members) {
                out.append(before);
                quote(member.getKey(), out);
                out.append(':');
                write(member.getValue(), out);
                before = ',';
            }
            out.append(members.isEmpty() ? "{}" : "}");
        } else if (node.isArray()) {
            char before = '[';
            for (JsonNode element : node) {
                out.append(before);
                write(element, out);
                before = ',';
            }
            out.append(node.isEmpty() ? "[]" : "]");
        } else if (node.isTextual()) {
            quote(node.textValue(), out);
        } else if (node.isMissingNode()) {
            out.append("null");
        } else {
            out.append(node.asText());
        }
    }

    private static void quote(String text, StringBuilder out) {
        out.append('"');
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            switch (c) {
                case '"' -> out.append("\\\"");
                case '\\' -> out.append("\\\\");
                case '\b' -> out.append("\\b");
                case '\t' -> out.append("\\t");
                case '\n' -> out.append("\\n");
                case '\f' -> out.append("\\f");
                case '\r' -> out.append("\\r");
                default -> {
                    if (c < 0x20 || isLoneSurrogate(text, i)) {
                        out.append("\\u").append(HEX.toHexDigits(c));
                    } else {
                        out.append(c);
                    }
                }
            }
        }
        out.append('"');
    }

    private static boolean isLoneSurrogate(String text, int at) {
        char c = text.charAt(at);
        if (Character.isHighSurrogate(c)) {
            return at + 1 == text.length() || !Character.isLowSurrogate(text.charAt(at + 1));
        }
        return Character.isLowSurrogate(c) && (at == 0 || !Character.isHighSurrogate(text.charAt(at - 1)));
    }
}
