package dev.hintproof.manifest.model;

import java.util.Collection;
import java.util.Collections;
import java.util.SortedSet;
import java.util.TreeSet;

/** Copies of sets in their natural order. */
final class Sorted {

    private Sorted() {}

    static <T extends Comparable<T>> SortedSet<T> copy(Collection<T> values) {
        return Collections.unmodifiableSortedSet(new TreeSet<>(values));
    }
}
