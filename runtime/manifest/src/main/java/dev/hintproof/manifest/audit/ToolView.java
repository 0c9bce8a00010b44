package dev.hintproof.manifest.audit;

import com.fasterxml.jackson.databind.JsonNode;
import dev.hintproof.manifest.schema.Pointers;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** One tool as the rules look at it: its fields, whatever shape they have, and all strings in it. */
final class ToolView {

    private static final Set<String> PROSE_KEYS = Set.of("description", "title", "$comment", "summary", "instructions");
    private static final int MAX_FIELDS = 20_000;

    private final JsonNode tool;
    private final List<TextField> texts = new ArrayList<>();
    private final DeclaredNames declared;

    ToolView(JsonNode tool) {
        this.tool = tool;
        collect(tool, "", false);
        this.declared = DeclaredNames.of(tool);
    }

    String name() {
        return tool.path("name").isTextual() ? tool.path("name").textValue() : "";
    }

    String description() {
        return tool.path("description").isTextual() ? tool.path("description").textValue() : "";
    }

    JsonNode tool() {
        return tool;
    }

    JsonNode inputSchema() {
        return tool.path("inputSchema");
    }

    JsonNode annotations() {
        return tool.path("annotations");
    }

    boolean claims(String hint) {
        return annotations().path(hint).isBoolean() && annotations().path(hint).booleanValue();
    }

    boolean denies(String hint) {
        return annotations().path(hint).isBoolean() && !annotations().path(hint).booleanValue();
    }

    /** Names of the arguments that must be given. */
    List<String> required() {
        var names = new ArrayList<String>();
        for (JsonNode name : inputSchema().path("required")) {
            if (name.isTextual()) {
                names.add(name.textValue());
            }
        }
        return names;
    }

    DeclaredNames declared() {
        return declared;
    }

    /** Every string, keys of properties included. */
    List<TextField> texts() {
        return texts;
    }

    /** Strings that read like text for a reader, wherever they are. */
    List<TextField> prose() {
        return texts.stream().filter(TextField::prose).toList();
    }

    private void collect(JsonNode node, String pointer, boolean prose) {
        if (texts.size() >= MAX_FIELDS) {
            return;
        }
        if (node.isTextual()) {
            String text = node.textValue();
            texts.add(new TextField(pointer, text, prose || readsLikeProse(text)));
        } else if (node.isObject()) {
            for (Map.Entry<String, JsonNode> member : node.properties()) {
                String at = Pointers.child(pointer, member.getKey());
                if (!isIdentifier(member.getKey())) {
                    texts.add(new TextField(at, member.getKey(), readsLikeProse(member.getKey())));
                }
                collect(member.getValue(), at, PROSE_KEYS.contains(member.getKey()));
            }
        } else if (node.isArray()) {
            for (int i = 0; i < node.size(); i++) {
                collect(node.path(i), Pointers.child(pointer, i), prose);
            }
        }
    }

    private static boolean isIdentifier(String key) {
        for (int i = 0; i < key.length(); i++) {
            char c = key.charAt(i);
            boolean plain = (c >= 'a' && c <= 'z')
                    || (c >= 'A' && c <= 'Z')
                    || (c >= '0' && c <= '9')
                    || "_-$./".indexOf(c) >= 0;
            if (!plain) {
                return false;
            }
        }
        return true;
    }

    /** Prose can hide in defaults, examples and enumerations: at least five words. */
    private static boolean readsLikeProse(String text) {
        int spaces = 0;
        for (int i = 0; i < text.length() && spaces < 4; i++) {
            if (Character.isWhitespace(text.charAt(i))) {
                spaces++;
            }
        }
        return spaces >= 4;
    }
}
