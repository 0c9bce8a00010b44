package dev.hintproof.processor.schema;

import java.util.Set;

/** The containers of the JDK that Jackson reads and writes as arrays and objects, by qualified name. */
final class Containers {

    private static final Set<String> SETS = Set.of(
            "java.util.Set",
            "java.util.SortedSet",
            "java.util.NavigableSet",
            "java.util.HashSet",
            "java.util.LinkedHashSet",
            "java.util.TreeSet",
            "java.util.EnumSet");

    private static final Set<String> LISTS = Set.of(
            "java.lang.Iterable",
            "java.util.Collection",
            "java.util.SequencedCollection",
            "java.util.List",
            "java.util.ArrayList",
            "java.util.LinkedList",
            "java.util.Vector",
            "java.util.concurrent.CopyOnWriteArrayList",
            "java.util.Queue",
            "java.util.Deque",
            "java.util.ArrayDeque");

    /** Written, but never read. */
    private static final Set<String> OUTPUT_ONLY = Set.of("java.util.stream.Stream", "java.util.Iterator");

    private static final Set<String> MAPS = Set.of(
            "java.util.Map",
            "java.util.HashMap",
            "java.util.LinkedHashMap",
            "java.util.SortedMap",
            "java.util.NavigableMap",
            "java.util.TreeMap",
            "java.util.EnumMap",
            "java.util.concurrent.ConcurrentMap",
            "java.util.concurrent.ConcurrentHashMap",
            "java.util.concurrent.ConcurrentSkipListMap");

    private Containers() {}

    static boolean isSet(String name) {
        return SETS.contains(name);
    }

    static boolean isArray(String name, Direction direction) {
        return SETS.contains(name)
                || LISTS.contains(name)
                || (direction == Direction.OUTPUT && OUTPUT_ONLY.contains(name));
    }

    static boolean isMap(String name) {
        return MAPS.contains(name);
    }
}
