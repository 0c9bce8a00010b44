package dev.hintproof.server.sample;

import dev.hintproof.server.LogLevel;
import dev.hintproof.server.ToolContext;
import dev.hintproof.server.ToolFailure;
import io.modelcontextprotocol.spec.McpSchema;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.CountDownLatch;
import org.jspecify.annotations.Nullable;

/** One tool for each way that a call can go. */
public class SampleTools {

    /** Opens when {@link #hang} is running. */
    public final CountDownLatch hanging = new CountDownLatch(1);

    /** Opens when {@link #hang} has seen that it was cancelled. */
    public final CountDownLatch cancelled = new CountDownLatch(1);

    String repeat(String text, int times, @Nullable Colour colour) {
        return (colour == null ? "" : colour + ":") + text.repeat(times);
    }

    Person rename(Person person, Optional<String> nickname) {
        return new Person(person.fullName(), person.age(), nickname, person.born());
    }

    BigDecimal exact(BigDecimal amount) {
        return amount;
    }

    CompletionStage<List<Integer>> later() {
        return CompletableFuture.supplyAsync(() -> List.of(1, 2));
    }

    @Nullable
    Person nobody() {
        return null;
    }

    void nothing() {}

    String noisy() {
        System.out.println("this would break the protocol");
        return "quiet";
    }

    String fails(String how) throws Exception {
        switch (how) {
            case "runtime" -> throw new IllegalStateException("the disk is full");
            case "checked" -> throw new java.io.IOException("no such device\n\tat com.example.Deep.call(Deep.java:7)");
            case "error" -> throw new StackOverflowError();
            case "answer" -> throw new ToolFailure("use repeat instead");
            default -> throw new NullPointerException();
        }
    }

    List<McpSchema.Content> picture() {
        return List.of(
                McpSchema.TextContent.builder("a dot").build(),
                McpSchema.ImageContent.builder("AAAA", "image/png").build());
    }

    String report(ToolContext context) {
        context.progress(1, 2.0, "half");
        context.log(LogLevel.WARNING, "careful");
        context.progress(2, 2.0, null);
        return context.era().name();
    }

    String ask(ToolContext context) {
        return context.elicit("Which one?", "{\"type\":\"object\",\"properties\":{\"choice\":{\"type\":\"string\"}}}")
                .orElse("declined");
    }

    /** Asks in the way of the newer era: by a result, after which it is called again. */
    Object question(ToolContext context) {
        boolean again = context.exchange(io.modelcontextprotocol.modern.McpSchema.CallToolRequest.class)
                .filter(request -> "step-1".equals(request.requestState()))
                .isPresent();
        return again
                ? "called again"
                : io.modelcontextprotocol.modern.McpSchema.InputRequiredResult.builder()
                        .requestState("step-1")
                        .build();
    }

    String hang(ToolContext context) throws InterruptedException {
        hanging.countDown();
        try {
            while (!context.cancelled()) {
                Thread.sleep(5);
            }
        } finally {
            cancelled.countDown();
        }
        return "never seen";
    }

    /** Returns what doesn't fit its output schema. */
    String liar() {
        return "not a number";
    }
}
