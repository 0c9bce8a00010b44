package dev.hintproof.server;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * One call of a tool, as seen by the tool: a way to talk to the client that made it. A tool gets it by declaring a parameter
 * of this type; the parameter doesn't show in the input schema.
 *
 * <p>An object of this type is for the duration of its call.
 */
public interface ToolContext {

    /** The wire name of the tool that is called. */
    String tool();

    /** The era that the client speaks. */
    ProtocolEra era();

    /**
     * Tells the client how far the work is. Without effect where the client asked for no progress.
     *
     * @param done how much is done; must grow from call to call
     * @param total how much there is to do, or null where that isn't known
     * @param message what is being done, for people, or null
     */
    void progress(double done, @Nullable Double total, @Nullable String message);

    /** Sends the client a log message. Without effect where the client wants none of this level. */
    void log(LogLevel level, String message);

    /** Whether the client has taken the call back; long work should look from time to time. */
    boolean cancelled();

    /**
     * Returns when the call still stands.
     *
     * @throws java.util.concurrent.CancellationException when the client has taken it back
     */
    void checkCancelled();

    /**
     * Asks the client's user for input by a form.
     *
     * @param message the question, for people
     * @param requestedSchemaJson JSON Schema of the form: an object with primitive properties
     * @return the answer as a JSON object's text; empty where the user declined or cancelled
     * @throws UnsupportedOperationException where this client or this era has no such request; see {@link #exchange}
     */
    Optional<String> elicit(String message, String requestedSchemaJson);

    /**
     * Has the client's model complete a prompt.
     *
     * @param prompt the user message
     * @param maxTokens at most so many tokens
     * @return the text of the answer
     * @throws UnsupportedOperationException where this client or this era has no such request; see {@link #exchange}
     */
    String sample(String prompt, int maxTokens);

    /**
     * The SDK's own object for this call, for what this interface leaves out.
     *
     * @param type {@code io.modelcontextprotocol.server.McpSyncServerExchange} in {@link ProtocolEra#SESSION},
     *     {@code io.modelcontextprotocol.modern.server.McpRequestContext} in {@link ProtocolEra#STATELESS}
     * @return the object, or empty where the call has none of this type
     */
    <T> Optional<T> exchange(Class<T> type);
}
