package dev.hintproof.server.wire;

import dev.hintproof.server.ProtocolEra;
import dev.hintproof.server.ToolContext;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicBoolean;

/** What both eras' contexts have in common. */
abstract class AbstractContext implements ToolContext {

    private final String tool;
    private final ProtocolEra era;
    private final List<Object> exchanges;
    private final AtomicBoolean cancelled;

    /** @param exchanges the SDK's objects for the call */
    AbstractContext(String tool, ProtocolEra era, List<Object> exchanges, AtomicBoolean cancelled) {
        this.tool = tool;
        this.era = era;
        this.exchanges = exchanges;
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
        return exchanges.stream().filter(type::isInstance).map(type::cast).findFirst();
    }
}
