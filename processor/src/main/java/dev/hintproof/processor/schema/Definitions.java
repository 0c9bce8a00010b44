package dev.hintproof.processor.schema;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/**
 * Types that are being mapped, so that one that contains itself is noticed: it becomes a definition, everything else is
 * inlined.
 */
final class Definitions {

    private final Map<String, String> open = new HashMap<>();
    private final Set<String> recursive = new HashSet<>();
    private final Map<String, String> names = new HashMap<>();
    private final Map<String, Shape> finished = new TreeMap<>();

    /** A reference, where the type is being mapped or is known to contain itself. */
    Optional<Shape> lookUp(String type) {
        String name = names.get(type);
        if (name != null && finished.containsKey(name)) {
            return Optional.of(new Shape.Reference(name, Keywords.NONE));
        }
        String opened = open.get(type);
        if (opened == null) {
            return Optional.empty();
        }
        recursive.add(type);
        return Optional.of(new Shape.Reference(nameOf(type, opened), Keywords.NONE));
    }

    void begin(String type, String simpleName) {
        open.put(type, simpleName);
    }

    /** Ends what {@link #begin} began; the shape to use in its place. */
    Shape end(String type, Shape shape) {
        open.remove(type);
        if (!recursive.contains(type)) {
            return shape;
        }
        String name = names.getOrDefault(type, type);
        finished.put(name, shape);
        return new Shape.Reference(name, Keywords.NONE);
    }

    Map<String, Shape> finished() {
        return finished;
    }

    private String nameOf(String type, String simpleName) {
        return names.computeIfAbsent(type, key -> {
            String name = simpleName;
            for (int i = 2; names.containsValue(name) || name.equals(SchemaWriter.ANY); i++) {
                name = simpleName + i;
            }
            return name;
        });
    }
}
