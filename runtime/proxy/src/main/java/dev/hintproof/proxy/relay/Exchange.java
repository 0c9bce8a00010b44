package dev.hintproof.proxy.relay;

import dev.hintproof.proxy.surface.ToolView;
import dev.hintproof.proxy.wire.Message;
import dev.hintproof.proxy.wire.RequestId;
import org.jspecify.annotations.Nullable;

/** A client's request that has not been answered yet. Its phase is guarded by the exchange itself. */
final class Exchange {
    /** What kind of request it is. */
    enum Kind {
        /** {@code tools/call}. */
        CALL,
        /** {@code tools/list}. */
        LIST,
        /** Any other that is answered once. */
        OTHER,
        /** One that stays open while the client listens. */
        STREAM
    }

    /** Where it stands. */
    enum Phase {
        /** The gate has it. */
        HERE,
        /** The server has it. */
        SENT,
        /** It was withdrawn or answered. */
        DONE
    }

    final RequestId id;
    final Kind kind;
    final Message request;
    final boolean modern;
    final long arrivedAt = System.nanoTime();

    private Phase phase = Phase.HERE;

    /** When the time for an answer is over, by {@link System#nanoTime}. */
    volatile long deadline = Long.MAX_VALUE;

    /** Until when it waits for the operator; {@link Long#MAX_VALUE} while it doesn't. */
    volatile long waitsUntil = Long.MAX_VALUE;

    /** How many signs of life the client has got while it waited. */
    int signsOfLife;

    /** Whether its caller has withdrawn it after it was sent: then nobody is told that no answer came. */
    volatile boolean withdrawn;

    /** What the client's user has said to the gate's question, which this request brought along; null where nothing. */
    volatile Elicitation.@Nullable Word word;

    /** Whether it was decided over for the last time. */
    volatile boolean lastLook;

    /** How many changes of the list the server had told of when this was sent. */
    volatile long changesWhenSent;

    volatile @Nullable ToolView tool;
    volatile @Nullable String ticket;
    volatile CallLog.@Nullable Entry record;
    volatile @Nullable PreparedCall prepared;

    /** The client's user was asked about this ticket. */
    volatile @Nullable String elicited;

    Exchange(RequestId id, Kind kind, Message request, boolean modern) {
        this.id = id;
        this.kind = kind;
        this.request = request;
        this.modern = modern;
    }

    /** Whether an answer that doesn't come within the time for answers is given up. */
    boolean isAnsweredSoon() {
        // a task's result is there when the task is done
        return kind != Kind.STREAM && !request.is("tasks/result");
    }

    /** Moves on from {@code from}; false where it isn't there any more. */
    synchronized boolean move(Phase from, Phase to) {
        if (phase != from) {
            return false;
        }
        phase = to;
        return true;
    }

    synchronized Phase phase() {
        return phase;
    }
}
