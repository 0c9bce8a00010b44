package dev.hintproof.proxy.relay;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.hintproof.proxy.wire.Message;
import dev.hintproof.proxy.wire.Printable;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Reads a server's whole list of tools, page by page. On the gate's thread. */
final class ListReader {
    private static final int MOST_PAGES = 1000;
    private static final int MOST_TOOLS = 100_000;

    private final Session session;
    private final Executor gateThread;
    private final long patienceNanos;

    ListReader(Session session, Executor gateThread, long patienceNanos) {
        this.session = session;
        this.gateThread = gateThread;
        this.patienceNanos = patienceNanos;
    }

    /** A list on its way. */
    static final class Listing {
        /** When it was asked for, by {@link System#nanoTime}. */
        final long startedAt;

        /** How many changes the server had told of then. */
        final long changes;

        final List<JsonNode> tools = new ArrayList<>();
        private final Set<String> cursors = new HashSet<>();
        private final Consumer<Listing> done;
        private final Consumer<String> failed;

        /**
         * @param done takes the whole list
         * @param failed takes why there is none, in words
         */
        Listing(long startedAt, long changes, Consumer<Listing> done, Consumer<String> failed) {
            this.startedAt = startedAt;
            this.changes = changes;
            this.done = done;
            this.failed = failed;
        }
    }

    /** Asks for the first page, and for what follows. */
    void read(Listing listing) {
        ask(listing, null);
    }

    private void ask(Listing listing, @Nullable String cursor) {
        ObjectNode params = session.era().params();
        if (cursor != null) {
            params.put("cursor", cursor);
        }
        session.wires()
                .askServer(
                        "tools/list", params, patienceNanos, answer -> gateThread.execute(() -> take(listing, answer)));
    }

    /** Takes a page, and asks for the next where there is one. A list that can't be handled is none. */
    @SuppressWarnings(
            "CatchingUnchecked") // whatever a list does to whoever reads it, the one before must not stay in its place
    void take(Listing listing, Optional<Message> answer) {
        try {
            String problem = takePage(listing, answer);
            if (problem != null) {
                listing.failed.accept(problem);
            }
        } catch (RuntimeException | Error e) {
            listing.failed.accept("the server's list of tools can't be handled: " + e);
        }
    }

    private @Nullable String takePage(Listing listing, Optional<Message> answer) {
        if (answer.isEmpty()) {
            return "the server did not answer tools/list";
        }
        Message page = answer.get();
        JsonNode tools = page.inner("tools");
        if (page.isError()) {
            return "the server answered tools/list with an error: "
                    + Printable.text(page.top("error").path("message").asText(), 200);
        }
        if (!tools.isArray()) {
            return "the server answered tools/list without an array of tools";
        }
        tools.forEach(listing.tools::add);
        JsonNode next = page.inner("nextCursor");
        if (next.isMissingNode() || next.isNull()) {
            listing.done.accept(listing);
        } else if (!next.isTextual() || !listing.cursors.add(next.textValue())) {
            return "the server's pages of tools/list lead in a circle";
        } else if (listing.cursors.size() > MOST_PAGES || listing.tools.size() > MOST_TOOLS) {
            return "the server's list of tools does not end";
        } else {
            ask(listing, next.textValue());
        }
        return null;
    }
}
