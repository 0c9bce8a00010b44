package io.smallrye.mutiny;

import java.util.concurrent.CompletableFuture;

/** Stands for Mutiny's: of it only what generated code calls. */
public interface Uni<T> {

    /** What it will be. */
    CompletableFuture<T> subscribeAsCompletionStage();
}
