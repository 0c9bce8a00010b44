package dev.hintproof.processor.testing;

import dev.hintproof.server.LogLevel;
import dev.hintproof.server.ProtocolEra;
import dev.hintproof.server.ToolContext;
import io.modelcontextprotocol.common.McpTransportContext;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The context of a call by nobody. */
public record SilentContext(String tool) implements ToolContext {

    @Override
    public ProtocolEra era() {
        return ProtocolEra.SESSION;
    }

    @Override
    public void progress(double done, @Nullable Double total, @Nullable String message) {}

    @Override
    public void log(LogLevel level, String message) {}

    @Override
    public boolean cancelled() {
        return false;
    }

    @Override
    public void checkCancelled() {}

    @Override
    public Optional<String> elicit(String message, String requestedSchemaJson) {
        return Optional.empty();
    }

    @Override
    public String sample(String prompt, int maxTokens) {
        throw new UnsupportedOperationException();
    }

    @Override
    public <T> Optional<T> exchange(Class<T> type) {
        return type == McpTransportContext.class ? Optional.of(type.cast(McpTransportContext.EMPTY)) : Optional.empty();
    }
}
