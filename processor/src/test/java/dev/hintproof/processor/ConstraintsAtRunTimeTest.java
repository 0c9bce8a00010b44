package dev.hintproof.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.hintproof.processor.testing.Compilation;
import dev.hintproof.processor.testing.SilentContext;
import dev.hintproof.server.ToolServer;
import dev.hintproof.server.call.ToolCaller;
import dev.hintproof.server.load.ManifestLoader;
import dev.hintproof.server.load.Served;
import dev.hintproof.server.load.ServedTool;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Constraints that no schema says: they hold where the program brings a validator, and only the validator's own code is run. */
class ConstraintsAtRunTimeTest {

    private static final String SOURCE = """
            package t;

            import com.fasterxml.jackson.annotation.*;
            import dev.hintproof.annotations.*;
            import dev.hintproof.server.ToolContext;
            import jakarta.validation.*;
            import jakarta.validation.constraints.*;
            import java.lang.annotation.*;
            import java.math.BigDecimal;
            import java.time.*;
            import java.util.*;
            import org.jspecify.annotations.Nullable;

            @McpServer(name = "s")
            public class Server {
                record Step(@Past LocalDate startedAt, @Digits(integer = 2, fraction = 1) BigDecimal amount) {}
                record Plan(@Future LocalDate dueDay, @JsonProperty("the-steps") List<@Valid Step> steps, Map<String, @Valid Step> byName) {}

                @Target({ElementType.PARAMETER, ElementType.FIELD}) @Retention(RetentionPolicy.RUNTIME) @Constraint(validatedBy = Refuse.class)
                @interface Own { String message() default "own"; Class<?>[] groups() default {}; Class<? extends Payload>[] payload() default {}; }

                static class Refuse implements ConstraintValidator<Own, String> {
                    static int runs;
                    @Override public boolean isValid(String value, ConstraintValidatorContext context) { runs++; return false; }
                }

                @Pattern(regexp = "\\\\d{5}") @Target({ElementType.PARAMETER, ElementType.FIELD}) @Retention(RetentionPolicy.RUNTIME) @Constraint(validatedBy = {})
                @interface Zip { String message() default "zip"; Class<?>[] groups() default {}; Class<? extends Payload>[] payload() default {}; }

                static class Bean {
                    static int reads;
                    private @Nullable LocalDate day;
                    @Future public @Nullable LocalDate getDay() { reads++; return day; }
                    public void setDay(@Nullable LocalDate value) { day = value; }
                }

                /** Acts. */ @McpTool @Plain public String plan(ToolContext context, @NotNull dev.hintproof.server.ToolContext other, @Valid Plan plan) { return "done"; }
                /** Acts. */ @McpTool @Plain public String days(List<@Past LocalDate> days, @FutureOrPresent @Nullable Instant at) { return "done"; }
                /** Acts. */ @McpTool @Plain public String own(@Own String text) { return "done"; }
                /** Acts. */ @McpTool @Plain public String zip(@Zip String code) { return "done"; }
                /** Acts. */ @McpTool @Plain public String bean(@Valid Bean bean) { return "done"; }
                /** Acts. */ @McpTool @Plain public String mail(@Email String mail) { return "done"; }
            }
            """;

    private static final ObjectMapper MAPPER = new ObjectMapper();

    @TempDir
    static Path folder;

    private static URLClassLoader with;
    private static URLClassLoader without;
    private static Compilation.Result compiled;

    @BeforeAll
    static void compiles() throws IOException {
        compiled = new Compilation(folder)
                .processors(TestProcessors.all())
                .options("-Xlint:-processing")
                .source(SOURCE)
                .run();
        assertTrue(compiled.success(), compiled.output());
        var places = new ArrayList<URL>();
        places.add(compiled.classes().toUri().toURL());
        without = new URLClassLoader(places.toArray(URL[]::new), ConstraintsAtRunTimeTest.class.getClassLoader());
        try (Stream<Path> jars = Files.list(Path.of("target", "validator-jars"))) {
            for (Path jar : jars.toList()) {
                places.add(jar.toUri().toURL());
            }
        }
        assertTrue(places.size() > 3, places::toString);
        with = new URLClassLoader(places.toArray(URL[]::new), ConstraintsAtRunTimeTest.class.getClassLoader());
    }

    @AfterAll
    static void closes() throws IOException {
        with.close();
        without.close();
    }

    private static String call(ClassLoader loader, String tool, String arguments)
            throws ReflectiveOperationException, JsonProcessingException {
        Class<?> type = loader.loadClass("t.Server");
        Object registration = loader.loadClass("t.Server_McpTools")
                .getDeclaredConstructor(type)
                .newInstance(type.getDeclaredConstructor().newInstance());
        Served served = ManifestLoader.load(List.of((ToolServer) registration), loader);
        ServedTool found = Objects.requireNonNull(served.tools().get(tool));
        @SuppressWarnings("unchecked")
        Map<String, Object> map = MAPPER.readValue(arguments, Map.class);
        JsonNode result =
                new ToolCaller(served).call(found, map, new SilentContext(tool)).json();
        assertEquals(result.path("isError").asBoolean(), !result.has("structuredContent"), result::toString);
        return result.at("/content/0/text").asText();
    }

    @Test
    void violationsNameThePlaceInTheJson() throws Exception {
        assertEquals("""
                Invalid arguments for plan:
                - /plan/by_name/first one/started_at: must be a past date
                - /plan/due_day: must be a future date
                - /plan/the-steps/1/amount: numeric value out of bounds (<2 digits>.<1 digits> expected)
                - /plan/the-steps/1/started_at: must be a past date""", call(with, "plan", """
                {"plan": {"due_day": "2020-01-01",
                  "the-steps": [{"started_at": "2020-01-01", "amount": 1.5}, {"started_at": "2999-01-01", "amount": 1.55}],
                  "by_name": {"first one": {"started_at": "2999-01-01", "amount": 1}}}}"""));
        assertEquals("""
                Invalid arguments for days:
                - /at: must be a date in the present or in the future
                - /days/1: must be a past date""", call(with, "days", """
                {"days": ["2020-01-01", "2999-01-01"], "at": "2020-01-01T00:00:00Z"}"""));
    }

    @Test
    void validValuesPass() throws Exception {
        String plan = """
                {"plan": {"due_day": "2999-01-01", "the-steps": [], "by_name": {"k": {"started_at": "2020-01-01", "amount": 0.5}}}}""";
        assertEquals("{\"result\":\"done\"}", call(with, "plan", plan));
        assertEquals("{\"result\":\"done\"}", call(with, "days", "{\"days\": [\"2020-01-01\"]}"));
    }

    @Test
    void withoutAProviderTheSchemasConstraintsHold() throws Exception {
        assertEquals("{\"result\":\"done\"}", call(without, "days", "{\"days\": [\"2999-01-01\"]}"));
        for (ClassLoader loader : List.of(with, without)) {
            assertTrue(call(loader, "zip", "{\"code\": \"1234\"}").contains("- /code: does not match"));
            assertEquals("{\"result\":\"done\"}", call(loader, "zip", "{\"code\": \"12345\"}"));
            assertTrue(call(loader, "mail", "{\"mail\": \"nobody\"}").contains("- /mail: "));
            assertEquals("{\"result\":\"done\"}", call(loader, "mail", "{\"mail\": \"a@example.org\"}"));
        }
    }

    /** A validator and a getter could do anything, and the tool is declared plain without their having been looked at. */
    @Test
    void noCodeOfTheProgramIsRunByTheValidator() throws Exception {
        assertEquals("{\"result\":\"done\"}", call(with, "own", "{\"text\": \"x\"}"));
        assertEquals("{\"result\":\"done\"}", call(with, "bean", "{\"bean\": {\"day\": \"2020-01-01\"}}"));
        assertEquals(0, count("t.Server$Refuse", "runs"));
        assertEquals(0, count("t.Server$Bean", "reads"));
        assertTrue(compiled.output().contains("no effects were derived from its validator's code"), compiled.output());
        assertFalse(compiled.output().contains("@Zip can't be said"), compiled.output());
    }

    private static int count(String type, String field) throws ReflectiveOperationException {
        var found = with.loadClass(type).getDeclaredField(field);
        found.setAccessible(true);
        return found.getInt(null);
    }
}
