package zoo;

import dev.hintproof.annotations.*;
import java.io.*;
import java.util.*;
import java.util.concurrent.*;
import jakarta.validation.constraints.*;
import org.jspecify.annotations.Nullable;
import dev.hintproof.server.ToolContext;

@McpServer(name = "presence")
public class Presence {
    enum Order { NEWEST, OLDEST }
    record Found(String text, int count) {}

    /** Gives back what it is given. */
    @McpTool @Plain
    String optional(Optional<String> text) { return text.orElse("none"); }

    /** Gives back what it is given. */
    @McpTool @Plain
    int optionalInt(OptionalInt number) { return number.orElse(-1); }

    /** Gives back what it is given. */
    @McpTool @Plain
    String nullable(@Nullable String text) { return String.valueOf(text); }

    /** Gives back what it is given. */
    @McpTool @Plain
    String withDefaults(@McpParam(defaultValue = "10") int limit, @McpParam(defaultValue = "OLDEST") Order order, @McpParam(defaultValue = "[\"a\"]") List<String> tags) { return limit + order.name() + tags; }

    /** Gives back what it is given. */
    @McpTool @Plain
    @Nullable String nothing(boolean some) { return some ? "x" : null; }

    /** Gives back what it is given. */
    @McpTool @Plain
    Optional<Found> maybe(boolean some) { return some ? Optional.of(new Found("x", 1)) : Optional.empty(); }

    /** Gives back what it is given. */
    @McpTool @Plain
    void silent(String text) {}

    /** Gives back what it is given. */
    @McpTool @Plain
    CompletableFuture<Found> later(String text) { return CompletableFuture.completedFuture(new Found(text, 2)); }

    /** Gives back what it is given. */
    @McpTool @Plain
    CompletionStage<List<String>> laterStill(String text) { return CompletableFuture.completedFuture(List.of(text)); }

    /** Gives back what it is given. */
    @McpTool @Plain
    InputStream stream(InputStream bytes) { return bytes; }

    /** Gives back what it is given. */
    @McpTool @Plain
    String context(ToolContext context, String text) { return context.tool() + text; }

    /** Gives back what it is given. */
    @McpTool @Plain
    static String isStatic(String text) { return text; }

    /** Gives back what it is given. */
    @McpTool @Plain
    int bounded(@Min(1) @Max(9) int number) { return number; }

    /** Gives back what it is given. */
    @McpTool @Plain
    String sized(@Size(min = 2, max = 5) String text, @NotEmpty List<@Positive Integer> numbers) { return text + numbers; }

    /** Gives back what it is given. */
    @McpTool @Plain
    String patterned(@jakarta.validation.constraints.Pattern(regexp = "[A-Z]{2}") String code, @NotBlank String text, @Email String mail) { return code; }

    /** Gives back what it is given. */
    @McpTool @Plain
    double decimal(@DecimalMin(value = "0.5", inclusive = false) @DecimalMax("2") double number) { return number; }
}
