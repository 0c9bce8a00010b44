package dev.hintproof.proxy.relay;

import com.fasterxml.jackson.databind.JsonNode;
import dev.hintproof.proxy.ledger.Journal;
import dev.hintproof.proxy.surface.ArgumentCheck;
import dev.hintproof.proxy.surface.SurfaceBuilder;
import dev.hintproof.proxy.surface.ToolSurface;
import dev.hintproof.proxy.wire.Answers;
import dev.hintproof.proxy.wire.Message;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/**
 * The server's list as it was last seen whole, and what is made of it. Works on the gate's thread but for what says otherwise. A
 * list that can't be had leaves none behind: the old one is never used in its place.
 */
final class KnownList {
    private final Session session;
    private final Journal journal;
    private final SurfaceBuilder builder;
    private final ArgumentCheck arguments;
    private final AtomicReference<@Nullable Snapshot> snapshot = new AtomicReference<>();
    private volatile @Nullable ListMemo memo;
    private @Nullable DeskState judgedBy;
    private String reported = "";

    /** The list as it was last seen whole. */
    private record Snapshot(
            ToolSurface surface,
            List<JsonNode> tools,
            Map<String, SurfaceBuilder.Seen> seen,
            long startedAt,
            long changes) {}

    KnownList(Session session, Journal journal, SurfaceBuilder builder, ArgumentCheck arguments) {
        this.session = session;
        this.journal = journal;
        this.builder = builder;
        this.arguments = arguments;
    }

    /** The surface, where the list was asked for after that time and no more changes than these were told of since. Any thread. */
    Optional<ToolSurface> youngerThan(long nanos, long changes) {
        Snapshot last = snapshot.get();
        return last != null && last.changes() == changes && System.nanoTime() - last.startedAt() < nanos
                ? Optional.of(last.surface())
                : Optional.empty();
    }

    /** The surface of the last whole list, however old it is; empty where the last listing failed. Any thread. */
    Optional<ToolSurface> last() {
        Snapshot known = snapshot.get();
        return known == null ? Optional.empty() : Optional.of(known.surface());
    }

    /** There is no list that could be relied on. Any thread. */
    void forget() {
        snapshot.set(null);
        memo = null;
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
            memo = ListMemo.of(answer, shown, session.watch().state().version()).orElse(null);
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
                || !session.watch().isCurrent()
                || session.watch().state().version() != known.version()) {
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
    void install(ListReader.Listing listing) {
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
        session.watch().learn(state);
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
