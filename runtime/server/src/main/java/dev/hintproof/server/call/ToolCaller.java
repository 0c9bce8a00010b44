package dev.hintproof.server.call;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.hintproof.server.ToolContext;
import dev.hintproof.server.ToolFailure;
import dev.hintproof.server.Wrapped;
import dev.hintproof.server.load.Served;
import dev.hintproof.server.load.ServedTool;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ExecutionException;
import org.jspecify.annotations.Nullable;

/**
 * Calls tools. Whatever goes wrong in a call, from an argument that doesn't fit to an error thrown by the code, is a result
 * that the model can read and act on (SEP-1303); the protocol goes on.
 */
public final class ToolCaller {

    private final Served served;
    private @Nullable Codec codec;

    /** A caller for the tools of {@code served}. */
    public ToolCaller(Served served) {
        this.served = served;
    }

    /** What reads arguments and writes results. A client that only lists the tools doesn't wait for it to be loaded. */
    private record Codec(
            ObjectMapper mapper, ArgumentDecoder decoder, ResultEncoder encoder, ConstraintCheck constraints) {

        static Codec of(Served served) {
            ObjectMapper mapper = ModelMapper.create(served.model());
            SchemaCheck check = new SchemaCheck();
            return new Codec(
                    mapper,
                    new ArgumentDecoder(mapper, check),
                    new ResultEncoder(mapper, check),
                    ConstraintCheck.of(served.model(), mapper));
        }
    }

    private synchronized Codec codec() {
        if (codec == null) {
            codec = Codec.of(served);
        }
        return codec;
    }

    /**
     * Calls a tool on this thread and waits for its result.
     *
     * @param arguments as parsed from the request; null where it had none
     */
    public CallOutcome call(ServedTool tool, @Nullable Map<String, Object> arguments, ToolContext context) {
        try {
            Codec codec = codec();
            ObjectNode json = codec.mapper().createObjectNode();
            if (arguments != null) {
                json = codec.mapper().valueToTree(arguments);
            }
            @Nullable Object[] values = codec.decoder().decode(tool, json);
            List<String> violations = codec.constraints().violations(tool, values);
            if (!violations.isEmpty()) {
                throw new InvalidArgumentsException(tool.name(), violations);
            }
            return codec.encoder().encode(tool, settled(tool.binding().invoker().call(values, context)));
        } catch (Throwable failure) {
            return failed(tool, failure);
        }
    }

    private static @Nullable Object settled(@Nullable Object value) throws Exception {
        if (value instanceof Wrapped wrapped) {
            return new Wrapped(wrapped.member(), settled(wrapped.value()));
        }
        if (!(value instanceof CompletionStage<?> stage)) {
            return value;
        }
        CompletableFuture<?> future = stage.toCompletableFuture();
        try {
            return settled(future.get());
        } catch (InterruptedException interrupted) {
            future.cancel(true);
            throw interrupted;
        } catch (ExecutionException failed) {
            if (failed.getCause() instanceof Exception cause) {
                throw cause;
            }
            throw failed;
        }
    }

    private static CallOutcome failed(ServedTool tool, Throwable failure) {
        if (failure instanceof InvalidArgumentsException invalid) {
            return CallOutcome.error(String.valueOf(invalid.getMessage()));
        }
        if (failure instanceof ToolFailure answer) {
            return CallOutcome.error(Failures.message(answer));
        }
        if (failure instanceof InterruptedException || failure instanceof CancellationException) {
            return CallOutcome.error(tool.name() + " was cancelled");
        }
        Log.LOGGER.log(Level.WARNING, "tool " + tool.name() + " failed", failure);
        return CallOutcome.error(tool.name() + " failed: " + Failures.message(failure));
    }

    /** Holds the logger, so that a server whose tools never fail doesn't load a logging system. */
    private static final class Log {

        static final Logger LOGGER = System.getLogger("dev.hintproof.server");
    }
}
