package dev.hintproof.server.wire;

import dev.hintproof.server.LogLevel;
import dev.hintproof.server.ProtocolEra;
import io.modelcontextprotocol.modern.McpSchema;
import io.modelcontextprotocol.modern.server.McpRequestContext;
import io.modelcontextprotocol.modern.server.McpSyncNotifier;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jspecify.annotations.Nullable;

/** A call without a session: it may notify its own client while it runs, and ask nothing. */
final class StatelessContext extends AbstractContext {

    private static final String LOG_LEVEL = "io.modelcontextprotocol/logLevel";

    private final McpRequestContext request;
    private final McpSyncNotifier notifier;

    StatelessContext(
            McpSchema.CallToolRequest call,
            McpRequestContext request,
            McpSyncNotifier notifier,
            AtomicBoolean cancelled) {
        super(call.name(), ProtocolEra.STATELESS, List.of(request, call, request.transportContext()), cancelled);
        this.request = request;
        this.notifier = notifier;
    }

    @Override
    public synchronized void progress(double done, @Nullable Double total, @Nullable String message) {
        notifier.progress(done, total, message);
    }

    @Override
    public void log(LogLevel level, String message) {
        Optional<LogLevel> wanted = Arrays.stream(LogLevel.values())
                .filter(each -> wireName(each).equals(request.meta().get(LOG_LEVEL)))
                .findFirst();
        if (wanted.isEmpty() || level.compareTo(wanted.get()) < 0) {
            return;
        }
        Map<String, Object> params = new LinkedHashMap<>();
        params.put("level", wireName(level));
        params.put("logger", tool());
        params.put("data", message);
        notifier.notify("notifications/message", params);
    }

    @Override
    public Optional<String> elicit(String message, String requestedSchemaJson) {
        throw new UnsupportedOperationException(NO_QUESTIONS);
    }

    @Override
    public String sample(String prompt, int maxTokens) {
        throw new UnsupportedOperationException(NO_QUESTIONS);
    }

    private static final String NO_QUESTIONS =
            "the 2026-07-28 protocol has no questions during a call: the tool has to return"
                    + " the SDK's InputRequiredResult, and is called again with the answers";

    private static String wireName(LogLevel level) {
        return level.name().toLowerCase(Locale.ROOT);
    }
}
