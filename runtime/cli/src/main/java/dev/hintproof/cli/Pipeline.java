package dev.hintproof.cli;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * Works on a stream of items in parallel and hands on the results in order. At most a fixed number of items is in memory.
 *
 * @param <T> what comes in
 * @param <R> what comes out
 */
final class Pipeline<T, R> implements AutoCloseable {

    private static final int BATCH = 128;

    private final Function<T, R> work;
    private final Consumer<R> results;
    private final int maxBatches = 4 * Runtime.getRuntime().availableProcessors();
    private final ExecutorService executor;
    private final Deque<Future<List<R>>> running = new ArrayDeque<>();
    private List<T> batch = new ArrayList<>(BATCH);

    Pipeline(Function<T, R> work, Consumer<R> results) {
        this.work = work;
        this.results = results;
        this.executor = Executors.newFixedThreadPool(Runtime.getRuntime().availableProcessors(), runnable -> {
            var thread = new Thread(runnable, "hintproof-worker");
            thread.setDaemon(true);
            return thread;
        });
    }

    void add(T item) {
        batch.add(item);
        if (batch.size() == BATCH) {
            flush();
        }
    }

    /** Waits for everything that was added. */
    void drain() {
        if (!batch.isEmpty()) {
            flush();
        }
        while (!running.isEmpty()) {
            takeOne();
        }
    }

    private void flush() {
        List<T> items = batch;
        batch = new ArrayList<>(BATCH);
        running.add(executor.submit(() -> items.stream().map(work).toList()));
        while (running.size() >= maxBatches) {
            takeOne();
        }
    }

    private void takeOne() {
        try {
            running.remove().get().forEach(results);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new CommandException("interrupted");
        } catch (ExecutionException e) {
            throw new IllegalStateException(e.getCause());
        }
    }

    @Override
    public void close() {
        executor.shutdownNow();
    }
}
