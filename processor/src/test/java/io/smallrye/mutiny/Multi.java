package io.smallrye.mutiny;

import java.util.List;

/** Stands for Mutiny's: of it only what generated code calls. */
public interface Multi<T> {

    /** Its elements. */
    Collect<T> collect();

    /** How they are collected. */
    interface Collect<T> {

        /** As a list. */
        Uni<List<T>> asList();
    }
}
