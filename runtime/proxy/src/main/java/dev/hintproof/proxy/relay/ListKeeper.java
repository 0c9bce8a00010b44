package dev.hintproof.proxy.relay;

import dev.hintproof.proxy.ledger.JournalException;
import dev.hintproof.proxy.surface.ToolSurface;
import dev.hintproof.proxy.wire.Message;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Keeps the server's list as young as calls need it. Works on the gate's thread but for what says otherwise. */
final class ListKeeper {
    /** So often in a row a list is read that the server says has changed while it was read. */
    private static final int MOST_LOOKS = 4;

    /** So long after a listing of its own the gate waits before it follows a server that says its list has changed again. */
    private static final long CALM_NANOS = 1_000_000_000L;

    private final Session session;
    private final ListReader reader;
    private final KnownList known;
    private final long recheckNanos;
    private final AtomicLong changes = new AtomicLong();
    private final List<Waiter> waiters = new ArrayList<>();
    private volatile ListReader.@Nullable Listing running;
    private int looks;
    private volatile long lastListing = System.nanoTime() - CALM_NANOS;
    private volatile boolean eager;

    /** Whoever waits for a list that was asked for after they came. */
    private record Waiter(long since, Consumer<ToolSurface> then, Consumer<String> otherwise) {}

    ListKeeper(Session session, Executor gateThread, KnownList known, GateOptions options) {
        this.session = session;
        this.reader =
                new ListReader(session, gateThread, options.upstreamTimeout().toNanos());
        this.known = known;
        this.recheckNanos = options.recheck().toNanos();
    }

    /** The surface, where it needs no new list before a call. Any thread. */
    Optional<ToolSurface> fresh() {
        return known.youngerThan(recheckNanos, changes.get());
    }

    /** Whether the server is asked for its list right now. Any thread. */
    boolean isAsking() {
        return running != null;
    }

    /** The server has said that its list changed. Any thread. */
    void markStale() {
        changes.incrementAndGet();
        eager = true;
    }

    /** Whether the server told of a change that should be looked at now. Any thread. */
    boolean wantsToFollow() {
        return eager && known.last().isPresent() && System.nanoTime() - lastListing > CALM_NANOS;
    }

    /** Follows a change that the server told of, unless it was followed just now. */
    void follow() {
        if (wantsToFollow() && running == null) {
            eager = false;
            want(
                    System.nanoTime(),
                    surface -> {},
                    problem -> session.log().say("the changed tool list can't be had: " + problem));
        }
    }

    /** Calls back once the surface is young enough for a call that came at {@code since}. */
    void want(long since, Consumer<ToolSurface> then, Consumer<String> otherwise) {
        Optional<ToolSurface> now = fresh();
        if (now.isPresent()) {
            then.accept(now.get());
            return;
        }
        waiters.add(new Waiter(since, then, otherwise));
        if (running == null) {
            start();
        }
    }

    private void start() {
        lastListing = System.nanoTime();
        ListReader.Listing listing =
                new ListReader.Listing(System.nanoTime(), changes.get(), this::ownListDone, this::ownListFailed);
        running = listing;
        reader.read(listing);
    }

    private void ownListDone(ListReader.Listing listing) {
        boolean stale = listing.changes != changes.get();
        if (stale && ++looks < MOST_LOOKS) {
            start();
            return;
        }
        looks = 0;
        try {
            known.install(listing);
        } catch (JournalException e) {
            ownListFailed(e.getMessage());
            return;
        }
        if (stale) {
            settle(
                    listing,
                    waiter -> waiter.otherwise().accept("the server says at each look that its list has changed"));
        } else {
            settle(listing, waiter -> tell(waiter.then(), waiter.otherwise()));
        }
    }

    /** Another thread may have found out meanwhile that the list can't be relied on. */
    private void tell(Consumer<ToolSurface> then, Consumer<String> otherwise) {
        known.last().ifPresentOrElse(then, () -> otherwise.accept("it was given up while it was read"));
    }

    private void ownListFailed(String problem) {
        ListReader.Listing listing = running;
        looks = 0;
        known.forget();
        settle(listing, waiter -> waiter.otherwise().accept(problem));
    }

    /** Tells those whom this listing serves; goes on for those who came after it began. */
    private void settle(ListReader.@Nullable Listing listing, Consumer<Waiter> tell) {
        running = null;
        List<Waiter> served = waiters.stream()
                .filter(waiter -> listing == null || recheckNanos > 0 || waiter.since() <= listing.startedAt)
                .toList();
        waiters.removeAll(served);
        served.forEach(tell);
        if (!waiters.isEmpty() && running == null) {
            start();
        }
    }

    /**
     * Takes the first page of a list that the client asked for, and gets the rest.
     *
     * @param startedAt when it was asked for
     * @param asked how many changes had been told of then
     */
    void takeFirstPage(
            Message answer, long startedAt, long asked, Consumer<ToolSurface> then, Consumer<String> otherwise) {
        ListReader.Listing listing = new ListReader.Listing(
                startedAt,
                asked,
                done -> {
                    try {
                        known.install(done);
                        tell(then, otherwise);
                    } catch (JournalException e) {
                        known.forget();
                        otherwise.accept(e.getMessage());
                    }
                },
                problem -> {
                    known.forget();
                    otherwise.accept(problem);
                });
        reader.take(listing, Optional.of(answer));
    }

    /** How many changes the server has told of so far. Any thread. */
    long changesSoFar() {
        return changes.get();
    }
}
