package dev.hintproof.server.wire;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.hintproof.server.LogLevel;
import dev.hintproof.server.ProtocolEra;
import io.modelcontextprotocol.server.McpSyncServerExchange;
import io.modelcontextprotocol.spec.McpSchema;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jspecify.annotations.Nullable;

/** A call in a session: the client can be asked while the call runs. */
final class SessionContext extends AbstractContext {

    private final McpSyncServerExchange exchange;
    private final @Nullable Object progressToken;
    private final ObjectMapper mapper;
    private double lastProgress = Double.NEGATIVE_INFINITY;

    SessionContext(
            McpSchema.CallToolRequest call,
            McpSyncServerExchange exchange,
            @Nullable Object progressToken,
            AtomicBoolean cancelled,
            ObjectMapper mapper) {
        super(call.name(), ProtocolEra.SESSION, List.of(exchange, call, exchange.transportContext()), cancelled);
        this.exchange = exchange;
        this.progressToken = progressToken;
        this.mapper = mapper;
    }

    @Override
    public synchronized void progress(double done, @Nullable Double total, @Nullable String message) {
        if (progressToken == null || done <= lastProgress) {
            return;
        }
        lastProgress = done;
        exchange.progressNotification(new McpSchema.ProgressNotification(progressToken, done, total, message, null));
    }

    @Override
    @SuppressWarnings("deprecation") // Logging left the protocol only with the next era.
    public void log(LogLevel level, String message) {
        exchange.loggingNotification(new McpSchema.LoggingMessageNotification(
                McpSchema.LoggingLevel.valueOf(level.name()), tool(), message, null));
    }

    @Override
    public Optional<String> elicit(String message, String requestedSchemaJson) {
        McpSchema.ClientCapabilities client = exchange.getClientCapabilities();
        if (client == null || client.elicitation() == null) {
            throw new UnsupportedOperationException("this client can't ask its user: it declares no elicitation");
        }
        McpSchema.ElicitResult answer =
                exchange.createElicitation(McpSchema.ElicitFormRequest.builder(message, object(requestedSchemaJson))
                        .build());
        return answer.action() == McpSchema.ElicitResult.Action.ACCEPT
                ? Optional.of(text(answer.content() == null ? Map.of() : answer.content()))
                : Optional.empty();
    }

    @Override
    @SuppressWarnings("deprecation") // Sampling left the protocol only with the next era.
    public String sample(String prompt, int maxTokens) {
        McpSchema.ClientCapabilities client = exchange.getClientCapabilities();
        if (client == null || client.sampling() == null) {
            throw new UnsupportedOperationException("this client lends no model: it declares no sampling");
        }
        McpSchema.SamplingMessage question = new McpSchema.SamplingMessage(
                McpSchema.Role.USER, McpSchema.TextContent.builder(prompt).build());
        McpSchema.CreateMessageResult answer =
                exchange.createMessage(McpSchema.CreateMessageRequest.builder(List.of(question), maxTokens)
                        .build());
        if (answer.content() instanceof McpSchema.TextContent text) {
            return text.text();
        }
        throw new UnsupportedOperationException("the client's model answered with something else than text");
    }

    private Map<String, Object> object(String json) {
        try {
            return mapper.readValue(json, new TypeReference<Map<String, Object>>() {});
        } catch (JsonProcessingException wrong) {
            throw new IllegalArgumentException(
                    "the schema of a form is a JSON object: " + wrong.getOriginalMessage(), wrong);
        }
    }

    private String text(Map<String, Object> content) {
        try {
            return mapper.writeValueAsString(content);
        } catch (JsonProcessingException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
