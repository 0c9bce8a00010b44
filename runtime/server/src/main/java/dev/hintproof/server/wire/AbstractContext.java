package dev.hintproof.server.wire;

import dev.hintproof.server.ProtocolEra;
import dev.hintproof.server.ToolContext;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicBoolean;

/** What both eras' contexts have in common. */
abstract class AbstractContext implements ToolContext {

    private final String tool;
    private final ProtocolEra era;
    private final Object exchange;
    private final AtomicBoolean cancelled;

    AbstractContext(String tool, ProtocolEra era, Object exchange, AtomicBoolean cancelled) {
        this.tool = tool;
        this.era = era;
        this.exchange = exchange;
        this.cancelled = cancelled;
    }

    @Override
    public String tool() {
        return tool;
    }

    @Override
    public ProtocolEra era() {
        return era;
    }

    @Override
    public boolean cancelled() {
        return cancelled.get();
    }

    @Override
    public void checkCancelled() {
        if (cancelled.get()) {
            throw new CancellationException("the client has taken the call of " + tool + " back");
        }
    }

    @Override
    public <T> Optional<T> exchange(Class<T> type) {
        return type.isInstance(exchange) ? Optional.of(type.cast(exchange)) : Optional.empty();
    }
}
