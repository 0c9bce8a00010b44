package dev.hintproof.proxy.operator;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What changed from one definition of a tool to another, in words, member by member. */
final class DefinitionChanges {
    private static final int MOST = 200;

    private final List<String> words = new ArrayList<>();

    private DefinitionChanges() {}

    /**
     * The changes; one line that says that it is new where nothing was pinned.
     *
     * @param before null where nothing was pinned
     */
    static List<String> between(@Nullable JsonNode before, JsonNode after) {
        if (before == null) {
            return List.of("the tool is new: " + text(after.path("description")));
        }
        DefinitionChanges changes = new DefinitionChanges();
        changes.compare("", before, after);
        return List.copyOf(changes.words);
    }

    private void compare(String place, JsonNode before, JsonNode after) {
        if (before.equals(after) || words.size() >= MOST) {
            return;
        }
        if (before.isObject() && after.isObject()) {
            Set<String> names = new LinkedHashSet<>();
            before.fieldNames().forEachRemaining(names::add);
            after.fieldNames().forEachRemaining(names::add);
            for (String name : names) {
                String inner = place.isEmpty() ? name : place + "." + name;
                if (!before.has(name)) {
                    words.add(inner + " was added: " + text(after.get(name)));
                } else if (!after.has(name)) {
                    words.add(inner + " was removed; it was " + text(before.get(name)));
                } else {
                    compare(inner, before.get(name), after.get(name));
                }
            }
        } else {
            words.add(place + " was " + text(before) + " and is now " + text(after));
        }
    }

    private static String text(JsonNode value) {
        return value.toString();
    }
}
