package dev.hintproof.proxy.relay;

import com.fasterxml.jackson.databind.JsonNode;
import dev.hintproof.proxy.ledger.Journal;
import dev.hintproof.proxy.ledger.JournalException;
import dev.hintproof.proxy.surface.ArgumentCheck;
import dev.hintproof.proxy.surface.SurfaceBuilder;
import dev.hintproof.proxy.surface.ToolSurface;
import dev.hintproof.proxy.wire.Answers;
import dev.hintproof.proxy.wire.Message;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Knows the server's whole list and how old it is. Works on the gate's thread but for what says otherwise. A list that can't be
 * had leaves none behind: the old one is never used in its place.
 */
final class ListKeeper {
    /** So often in a row a list is read that the server says has changed while it was read. */
    private static final int MOST_LOOKS = 4;

    /** So long after a listing of its own the gate waits before it follows a server that says its list has changed again. */
    private static final long CALM_NANOS = 1_000_000_000L;

    private final Session session;
    private final ListReader reader;
    private final Journal journal;
    private final SurfaceBuilder builder;
    private final ArgumentCheck arguments;
    private final long recheckNanos;
    private final AtomicLong changes = new AtomicLong();
    private final List<Waiter> waiters = new ArrayList<>();
    private final AtomicReference<@Nullable Snapshot> snapshot = new AtomicReference<>();
    private volatile @Nullable ListMemo memo;
    private @Nullable DeskState judgedBy;
    private String reported = "";
    private volatile ListReader.@Nullable Listing running;
    private int looks;
    private volatile long lastListing = System.nanoTime() - CALM_NANOS;
    private volatile boolean eager;

    /** The list as it was last seen whole. */
    private record Snapshot(
            ToolSurface surface,
            List<JsonNode> tools,
            Map<String, SurfaceBuilder.Seen> seen,
            long startedAt,
            long changes) {}

    /** Whoever waits for a list that was asked for after they came. */
    private record Waiter(long since, Consumer<ToolSurface> then, Consumer<String> otherwise) {}

    ListKeeper(
            Session session,
            Executor gateThread,
            Journal journal,
            SurfaceBuilder builder,
            ArgumentCheck arguments,
            GateOptions options) {
        this.session = session;
        this.reader =
                new ListReader(session, gateThread, options.upstreamTimeout().toNanos());
        this.journal = journal;
        this.builder = builder;
        this.arguments = arguments;
        this.recheckNanos = options.recheck().toNanos();
    }

    /** The surface, where it needs no new list before a call. Any thread. */
    Optional<ToolSurface> fresh() {
        Snapshot last = snapshot.get();
        return last != null && last.changes() == changes.get() && System.nanoTime() - last.startedAt() < recheckNanos
                ? Optional.of(last.surface())
                : Optional.empty();
    }

    /** The surface of the last whole list, however old it is; empty where the last listing failed. Any thread. */
    Optional<ToolSurface> last() {
        Snapshot known = snapshot.get();
        return known == null ? Optional.empty() : Optional.of(known.surface());
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
        return eager && snapshot.get() != null && System.nanoTime() - lastListing > CALM_NANOS;
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
            install(listing);
        } catch (JournalException e) {
            ownListFailed(e.getMessage());
            return;
        }
        if (stale) {
            settle(
                    listing,
                    waiter -> waiter.otherwise().accept("the server says at each look that its list has changed"));
        } else {
            settle(listing, waiter -> last().ifPresent(waiter.then()));
        }
    }

    private void ownListFailed(String problem) {
        ListReader.Listing listing = running;
        looks = 0;
        forget();
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

    /** There is no list that could be relied on. */
    void forget() {
        snapshot.set(null);
        memo = null;
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
                        install(done);
                        last().ifPresent(then);
                    } catch (JournalException e) {
                        forget();
                        otherwise.accept(e.getMessage());
                    }
                },
                problem -> {
                    forget();
                    otherwise.accept(problem);
                });
        reader.take(listing, Optional.of(answer));
    }

    /** How many changes the server has told of so far. Any thread. */
    long changesSoFar() {
        return changes.get();
    }

    /** Whether every tool of a page is what the last whole list had. */
    boolean isKnown(Message page) {
        Snapshot last = snapshot.get();
        if (last == null || !page.inner("tools").isArray()) {
            return false;
        }
        for (JsonNode tool : page.inner("tools")) {
            String name = tool.path("name").asText();
            SurfaceBuilder.Seen seen = last.seen().get(name);
            if (seen == null || (!seen.twice() && !seen.definition().equals(tool))) {
                return false;
            }
        }
        return true;
    }

    /** Remembers what was shown of a list that came whole in one page. On the gate's thread. */
    void remember(Message answer, byte[] shown) {
        JsonNode next = answer.inner("nextCursor");
        if (next.isMissingNode() || next.isNull()) {
            memo = ListMemo.of(answer, shown, session.state().version()).orElse(null);
        }
    }

    /**
     * Answers a client's request for the list where the server's answer is what it was the last time. On the server's thread.
     *
     * @return false where it isn't: then the line must be read
     */
    boolean answeredAgain(byte[] line) {
        ListMemo known = memo;
        Snapshot last = snapshot.get();
        if (known == null
                || last == null
                || !session.isCurrent()
                || session.state().version() != known.version()) {
            return false;
        }
        Exchange exchange = known.idIn(line).map(session.inFlight()::get).orElse(null);
        if (exchange == null
                || exchange.kind != Exchange.Kind.LIST
                || exchange.phase() != Exchange.Phase.SENT
                || exchange.request.hasInner("cursor")) {
            return false;
        }
        Snapshot young =
                new Snapshot(last.surface(), last.tools(), last.seen(), exchange.arrivedAt, exchange.changesWhenSent);
        return snapshot.compareAndSet(last, young) && session.answer(exchange, known.shownTo(exchange.id));
    }

    /** Makes the list the one that is known: pins it where it is the first, and writes down what differs from the pins. */
    private void install(ListReader.Listing listing) {
        Map<String, SurfaceBuilder.Seen> seen = SurfaceBuilder.digests(listing.tools);
        DeskState state = DeskState.read(journal);
        if (!state.knows(seen)) {
            boolean wrote = journal.write(tx -> DeskState.note(tx, seen, System.currentTimeMillis()));
            if (wrote) {
                journal.announce();
            }
            state = DeskState.read(journal);
        }
        show(listing.tools, seen, listing.startedAt, listing.changes, state);
        session.learn(state);
    }

    /** Judges the last list anew, by what the journal says now; tells a client that expects it where classes changed. */
    void rejudge(DeskState state) {
        Snapshot last = snapshot.get();
        if (last == null || (judgedBy != null && judgedBy.judgesAs(state))) {
            return;
        }
        show(last.tools(), last.seen(), last.startedAt(), last.changes(), state);
        boolean same = last().map(ToolSurface::classes)
                .filter(last.surface().classes()::equals)
                .isPresent();
        if (!same && session.era().clientHearsOfLists()) {
            session.wires().client(Answers.notification("notifications/tools/list_changed", null));
        }
    }

    private void show(
            List<JsonNode> tools,
            Map<String, SurfaceBuilder.Seen> seen,
            long startedAt,
            long atChanges,
            DeskState state) {
        ToolSurface surface = builder.build(tools, seen, state.pins(), state.distrusted());
        Snapshot before = snapshot.getAndSet(new Snapshot(surface, tools, seen, startedAt, atChanges));
        memo = null;
        judgedBy = state;
        if (before == null || before.tools() != tools) {
            arguments.keepOnly(surface);
        }
        String report = SurfaceReport.of(surface);
        if (!report.equals(reported)) {
            SurfaceReport.write(journal, report);
            reported = report;
        }
    }
}
