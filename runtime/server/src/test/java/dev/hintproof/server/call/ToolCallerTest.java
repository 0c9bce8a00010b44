package dev.hintproof.server.call;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.hintproof.manifest.json.Json;
import dev.hintproof.server.LogLevel;
import dev.hintproof.server.ProtocolEra;
import dev.hintproof.server.ToolContext;
import dev.hintproof.server.load.ManifestLoader;
import dev.hintproof.server.load.Served;
import dev.hintproof.server.sample.SampleManifest;
import dev.hintproof.server.sample.SampleServer;
import dev.hintproof.server.sample.SampleTools;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a model is told, for good and bad calls. */
class ToolCallerTest {

    @TempDir
    Path folder;

    private Served served;
    private ToolCaller caller;

    @BeforeEach
    void load() throws IOException {
        SampleManifest.write(folder, SampleManifest.tree());
        URL[] path = {folder.toUri().toURL()};
        try (URLClassLoader loader = new URLClassLoader(path, getClass().getClassLoader())) {
            served = ManifestLoader.load(List.of(new SampleServer(new SampleTools())), loader);
        }
        caller = new ToolCaller(served);
    }

    private CallOutcome call(String tool, @Nullable String arguments) throws JsonProcessingException {
        Map<String, Object> json = arguments == null
                ? null
                : Json.mapper().readValue(arguments, new TypeReference<Map<String, Object>>() {});
        return caller.call(Objects.requireNonNull(served.tools().get(tool)), json, new NoContext());
    }

    private String error(String tool, String arguments) throws JsonProcessingException {
        CallOutcome outcome = call(tool, arguments);
        assertTrue(outcome.isError(), outcome::toString);
        return Objects.requireNonNull(outcome.text());
    }

    @Test
    void defaultsAndExplicitNullsStandForAbsentArguments() throws JsonProcessingException {
        assertEquals("abab", call("repeat", "{\"text\":\"ab\"}").text());
        assertEquals(
                "abab",
                call("repeat", "{\"text\":\"ab\",\"times\":null,\"colour\":null}")
                        .text());
        assertEquals(
                "GREEN:a",
                call("repeat", "{\"text\":\"a\",\"times\":1,\"colour\":\"GREEN\"}")
                        .text());
        assertEquals("aa", call("repeat", "{\"text\":\"a\",\"times\":2.0}").text());
    }

    @Test
    void nestedValuesGoByTheirWireNamesBothWays() throws JsonProcessingException {
        ObjectNode result = call(
                        "rename",
                        "{\"person\":{\"full_name\":\"Ada\",\"age\":36,\"born\":\"1815-12-10\",\"nickname\":null},"
                                + "\"nickname\":\"A\"}")
                .json();
        assertEquals(
                "{\"full_name\":\"Ada\",\"age\":36,\"nickname\":\"A\",\"born\":\"1815-12-10\"}",
                result.get("structuredContent").toString());
        assertEquals(
                result.get("structuredContent").toString(),
                result.at("/content/0/text").asText());
    }

    @Test
    void anAbsentMemberOfAResultIsLeftOut() throws JsonProcessingException {
        ObjectNode result = call("rename", "{\"person\":{\"full_name\":\"Ada\",\"age\":36,\"born\":\"1815-12-10\"}}")
                .json();
        assertEquals(
                "{\"full_name\":\"Ada\",\"age\":36,\"born\":\"1815-12-10\"}",
                result.get("structuredContent").toString());
        assertEquals("{}", call("nobody", null).json().get("structuredContent").toString());
    }

    @Test
    void whatIsWrongIsSaidWithPointerAndExpectation() throws JsonProcessingException {
        assertEquals("""
                Invalid arguments for repeat:
                - /times: must have a minimum value of 1; expected {"type":"integer","minimum":1,"default":2}
                - /colour: does not have a value in the enumeration ["RED", "GREEN"]; expected \
                {"type":"string","enum":["RED","GREEN"]}
                - /text: missing; expected {"type":"string","description":"what to repeat\u2028"}
                - /txt: no such argument; there are text, times, colour""", error("repeat", "{\"txt\":\"a\",\"times\":0,\"colour\":\"red\"}"));
    }

    @Test
    void aWrongTypeDeepInsideIsLocated() throws JsonProcessingException {
        assertEquals(
                """
                Invalid arguments for rename:
                - /person/age: string found, integer expected; expected {"type":"integer","minimum":0}""", error("rename", "{\"person\":{\"full_name\":\"Ada\",\"age\":\"36\",\"born\":\"1815-12-10\"}}"));
    }

    @Test
    void aFormatThatOnlyJavaKnowsIsLocatedToo() throws JsonProcessingException {
        assertEquals("""
                Invalid arguments for rename:
                - /person/born: Dec 10, 1815 is no valid LocalDate; expected a text like 2026-11-30""", error("rename", "{\"person\":{\"full_name\":\"Ada\",\"age\":36,\"born\":\"Dec 10, 1815\"}}"));
    }

    @Test
    void aNumberOutOfRangeIsLocated() throws JsonProcessingException {
        assertTrue(error("repeat", "{\"text\":\"a\",\"times\":3000000000}")
                .startsWith("Invalid arguments for repeat:\n- /times: "));
    }

    @Test
    void aConstructorsComplaintIsPassedOn() throws JsonProcessingException {
        assertEquals(
                "Invalid arguments for rename:\n- /person: full_name must not be blank",
                error("rename", "{\"person\":{\"full_name\":\" \",\"age\":36,\"born\":\"1815-12-10\"}}"));
    }

    @Test
    void exceptionsAreMessagesWithoutStackTraces() throws JsonProcessingException {
        assertEquals("fails failed: the disk is full", error("fails", "{\"how\":\"runtime\"}"));
        assertEquals("fails failed: no such device", error("fails", "{\"how\":\"checked\"}"));
        assertEquals("fails failed: StackOverflowError", error("fails", "{\"how\":\"error\"}"));
        assertEquals("fails failed: NullPointerException", error("fails", "{\"how\":\"?\"}"));
        assertEquals("use repeat instead", error("fails", "{\"how\":\"answer\"}"));
    }

    @Test
    void resultsOfEveryKind() throws JsonProcessingException {
        assertEquals("Done; there is no result.", call("nothing", "{}").text());
        assertEquals(
                "{\"result\":[1,2]}",
                call("later", "{}").json().get("structuredContent").toString());
        assertEquals(
                "[{\"type\":\"text\",\"text\":\"a dot\"},{\"type\":\"image\",\"data\":\"AAAA\",\"mimeType\":\"image/png\"}]",
                call("picture", "{}").json().get("content").toString());
        assertFalse(call("picture", "{}").isError());
    }

    @Test
    void aResultThatDoesNotFitItsSchemaIsTheServersDefect() throws JsonProcessingException {
        assertEquals(
                "liar ran, but its result doesn't fit its output schema, which is a defect of this server:\n"
                        + "- /result: string found, integer expected; expected {\"type\":\"integer\"}",
                error("liar", "{}"));
    }

    /** A context that nobody listens to. */
    private static final class NoContext implements ToolContext {

        @Override
        public String tool() {
            return "tool";
        }

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
            return "";
        }

        @Override
        public <T> Optional<T> exchange(Class<T> type) {
            return Optional.empty();
        }
    }
}
