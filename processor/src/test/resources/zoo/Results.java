package zoo;

import dev.hintproof.annotations.*;
import dev.hintproof.server.ToolContext;
import io.modelcontextprotocol.common.McpTransportContext;
import io.modelcontextprotocol.spec.McpSchema;
import java.util.*;
import java.util.concurrent.*;
import java.util.stream.*;
import org.jspecify.annotations.Nullable;
import reactor.core.publisher.*;

@McpServer(name = "results")
public class Results {
    record Found(String text) {}

    private static McpSchema.TextContent text(String value) { return McpSchema.TextContent.builder(value).build(); }


    /** Gives back what it is given. */
    @McpTool @Plain
    Mono<String> mono(String value) { return Mono.just(value); }

    /** Gives back what it is given. */
    @McpTool @Plain
    Mono<Found> monoOfRecord(String value) { return Mono.just(new Found(value)); }

    /** Gives back what it is given. */
    @McpTool @Plain
    Mono<Void> monoOfNothing(String value) { return Mono.empty(); }

    /** Gives back what it is given. */
    @McpTool @Plain
    Mono<Optional<String>> monoOfOptional(String value) { return Mono.just(Optional.of(value)); }

    /** Gives back what it is given. */
    @McpTool @Plain
    Flux<Found> flux(List<String> value) { return Flux.fromIterable(value).map(Found::new); }

    /** Gives back what it is given. */
    @McpTool @Plain
    CompletionStage<Optional<Found>> stageOfOptional(String value) { return CompletableFuture.completedFuture(Optional.empty()); }

    /** Gives back what it is given. */
    @McpTool @Plain
    CompletableFuture<Void> stageOfNothing(String value) { return CompletableFuture.completedFuture(null); }

    /** Gives back what it is given. */
    @McpTool @Plain
    Stream<Found> stream(List<String> value) { return value.stream().map(Found::new); }

    /** Gives back what it is given. */
    @McpTool @Plain
    Iterator<String> iterator(List<String> value) { return value.iterator(); }

    /** Gives back what it is given. */
    @McpTool @Plain
    McpSchema.CallToolResult whole(String value) { return McpSchema.CallToolResult.builder().addTextContent(value).build(); }

    /** Gives back what it is given. */
    @McpTool @Plain
    McpSchema.TextContent oneBlock(String value) { return text(value); }

    /** Gives back what it is given. */
    @McpTool @Plain
    List<McpSchema.Content> blocks(List<String> value) { return value.stream().map(one -> (McpSchema.Content) text(one)).toList(); }

    /** Gives back what it is given. */
    @McpTool @Plain
    McpSchema.Content[] arrayOfBlocks(String value) { return new McpSchema.Content[] {text(value)}; }

    /** Gives back what it is given. */
    @McpTool @Plain
    List<? extends McpSchema.Content> someBlocks(String value) { return List.of(text(value)); }

    /** Gives back what it is given. */
    @McpTool @Plain
    Optional<McpSchema.TextContent> perhapsABlock(boolean some) { return some ? Optional.of(text("x")) : Optional.empty(); }

    /** Gives back what it is given. */
    @McpTool @Plain
    Mono<McpSchema.CallToolResult> monoOfWhole(String value) { return Mono.just(McpSchema.CallToolResult.builder().addTextContent(value).build()); }

    /** Gives back what it is given. */
    @McpTool @Plain
    Flux<McpSchema.TextContent> fluxOfBlocks(List<String> value) { return Flux.fromIterable(value).map(Results::text); }

    /** Gives back what it is given. */
    @McpTool @Plain
    McpSchema.ImageContent image(byte[] value) { return McpSchema.ImageContent.builder(Base64.getEncoder().encodeToString(value), "image/png").build(); }

    /** Gives back what it is given. */
    @McpTool @Plain
    McpSchema.AudioContent audio(byte[] value) { return McpSchema.AudioContent.builder(Base64.getEncoder().encodeToString(value), "audio/wav").build(); }

    /** Gives back what it is given. */
    @McpTool @Plain
    McpSchema.EmbeddedResource resource(String value) { return McpSchema.EmbeddedResource.builder(McpSchema.TextResourceContents.builder("file:///x", value).build()).build(); }

    /** Gives back what it is given. */
    @McpTool @Plain
    McpSchema.ResourceLink link(String value) { return McpSchema.ResourceLink.builder().name("x").uri("file:///x").description(value).build(); }

    /** Gives back what it is given. */
    @McpTool @Plain
    String injected(ToolContext context, String value) { context.progress(1, 2.0, "half"); context.log(dev.hintproof.server.LogLevel.INFO, value); return context.tool(); }

    /** Gives back what it is given. */
    @McpTool @Plain
    String transport(McpTransportContext context, String value) { return value; }

    /** Gives back what it is given. */
    @McpTool @Plain
    Map<String, List<Found>> mapping(Map<String, String> value) { var result = new TreeMap<String, List<Found>>(); value.forEach((key, one) -> result.put(key, List.of(new Found(one)))); return result; }

    /** Gives back what it is given. */
    @McpTool @Plain
    @Nullable Found perhaps(boolean some) { return some ? new Found("x") : null; }

    /** Gives back what it is given. */
    @McpTool @Plain
    Object anything(Map<String, Object> value) { return value; }

    /** Gives one later. */
    @McpTool @Plain
    io.smallrye.mutiny.Uni<Integer> uni(int number) { return () -> java.util.concurrent.CompletableFuture.completedFuture(number); }

    /** Gives several later. */
    @McpTool @Plain
    io.smallrye.mutiny.Multi<Integer> multi(int number) {
        return () -> () -> () -> java.util.concurrent.CompletableFuture.completedFuture(java.util.List.of(number, number));
    }
}
