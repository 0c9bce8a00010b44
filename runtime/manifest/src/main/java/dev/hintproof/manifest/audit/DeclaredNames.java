package dev.hintproof.manifest.audit;

import com.fasterxml.jackson.databind.JsonNode;
import dev.hintproof.manifest.schema.SchemaWalk;
import java.util.HashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * What a definition declares, and a text may therefore name: properties at any depth and in any branch, values of enumerations and
 * other literals, members of the output, the tool itself. Compared without regard to case and separators.
 */
final class DeclaredNames {

    private final Set<String> properties = new HashSet<>();
    private final Set<String> others = new HashSet<>();
    private final Set<String> written = new TreeSet<>();

    private boolean capitalised;

    private DeclaredNames() {}

    static DeclaredNames of(JsonNode tool) {
        var names = new DeclaredNames();
        names.addSchema(tool.path("inputSchema"), names.properties);
        names.addSchema(tool.path("outputSchema"), names.others);
        names.others.add(fold(tool.path("name").asText()));
        return names;
    }

    /** One form for {@code userId}, {@code user_id} and {@code user-id}. */
    static String fold(String name) {
        var out = new StringBuilder(name.length());
        for (int i = 0; i < name.length(); i++) {
            char c = name.charAt(i);
            if (c != '_' && c != '-' && c != '.' && c != ' ') {
                out.append(c);
            }
        }
        return out.toString().toLowerCase(Locale.ROOT);
    }

    /** Whether a text may name that. A plural names its singular, and the other way round. */
    boolean contains(String name) {
        String folded = fold(name);
        return isDeclared(folded)
                || isDeclared(folded + "s")
                || (folded.endsWith("s") && isDeclared(folded.substring(0, folded.length() - 1)));
    }

    /** Whether there is a property of that name. */
    boolean hasProperty(String name) {
        return properties.contains(fold(name));
    }

    /** The names of all properties of the input, as they are written. */
    Set<String> propertyNames() {
        return written;
    }

    /** Whether some property begins with a capital. */
    boolean anyCapitalised() {
        return capitalised;
    }

    private boolean isDeclared(String folded) {
        return properties.contains(folded) || others.contains(folded);
    }

    private void addSchema(JsonNode root, Set<String> names) {
        SchemaWalk.visit(root, (schema, pointer) -> {
            for (String key : new String[] {"properties", "definitions", "$defs", "dependentSchemas"}) {
                for (Map.Entry<String, JsonNode> entry : schema.path(key).properties()) {
                    names.add(fold(entry.getKey()));
                    if (names == properties && key.equals("properties")) {
                        written.add(entry.getKey());
                    }
                    capitalised |= !entry.getKey().isEmpty()
                            && Character.isUpperCase(entry.getKey().charAt(0));
                }
            }
            for (String key : new String[] {"enum", "examples", "required"}) {
                schema.path(key).forEach(this::addLiteral);
            }
            for (String key : new String[] {"const", "default", "example", "title"}) {
                addLiteral(schema.path(key));
            }
        });
    }

    /** A literal, and for one with structure everything that is named in it. */
    private void addLiteral(JsonNode literal) {
        if (literal.isContainerNode()) {
            for (Map.Entry<String, JsonNode> entry : literal.properties()) {
                others.add(fold(entry.getKey()));
            }
            literal.forEach(this::addLiteral);
        } else if (!literal.isMissingNode()) {
            others.add(fold(literal.asText()));
        }
    }
}
