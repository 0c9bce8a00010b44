package dev.hintproof.processor.schema;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/** What the decoder at run time can't see by itself of the types in a signature: collected while they are mapped. */
public final class DecoderFacts {

    private final SortedMap<String, Map<String, String>> cases = new TreeMap<>();
    private final SortedMap<String, SortedSet<String>> threeStates = new TreeMap<>();

    void cases(String type, Map<String, String> byName) {
        cases.put(type, Collections.unmodifiableMap(new LinkedHashMap<>(byName)));
    }

    void threeStates(String type, String javaName) {
        threeStates.computeIfAbsent(type, key -> new TreeSet<>()).add(javaName);
    }

    /** Takes over what another one has. */
    public void addAll(DecoderFacts other) {
        cases.putAll(other.cases);
        other.threeStates.forEach((type, names) ->
                threeStates.computeIfAbsent(type, key -> new TreeSet<>()).addAll(names));
    }

    /** Sealed types whose cases Jackson can't find: for each, the class of each case by its name in JSON. */
    public SortedMap<String, Map<String, String>> cases() {
        return Collections.unmodifiableSortedMap(cases);
    }

    /** For each class, the Java names of its members that tell absent, null and a value apart. */
    public SortedMap<String, SortedSet<String>> threeStates() {
        return Collections.unmodifiableSortedMap(threeStates);
    }
}
