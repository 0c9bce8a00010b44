package dev.hintproof.server.wire;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.hintproof.server.sample.SampleManifest;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The wire itself, in a process of its own: what a client of either era sees, byte by byte. */
class BothErasTest {

    enum Era {
        SESSION,
        STATELESS;

        String request(int id, String method, String params) {
            String meta = this == STATELESS ? (params.isEmpty() ? "" : ",") + SampleClient.META : "";
            return "{\"jsonrpc\":\"2.0\",\"id\":" + id + ",\"method\":\"" + method + "\",\"params\":{" + params + meta
                    + "}}";
        }

        String call(int id, String tool, String arguments) {
            return request(id, "tools/call", "\"name\":\"" + tool + "\",\"arguments\":" + arguments);
        }
    }

    @TempDir
    Path folder;

    private final ObjectNode manifest = SampleManifest.tree();
    private SampleClient server;

    @BeforeEach
    void start() throws IOException {
        server = new SampleClient(folder, manifest);
    }

    @AfterEach
    void stop() throws IOException, InterruptedException {
        server.close();
    }

    private void open(Era era) throws IOException {
        if (era == Era.SESSION) {
            server.initialize();
        }
    }

    @ParameterizedTest
    @EnumSource
    void definitionsAreTheManifestsOwn(Era era) throws IOException {
        open(era);
        server.send(era.request(1, "tools/list", ""));
        JsonNode tools = server.receive().path("result").path("tools");
        // As text: the order of keys counts too.
        assertEquals(manifest.get("tools").toString(), tools.toString());
    }

    @ParameterizedTest
    @EnumSource
    void callsGoThrough(Era era) throws IOException {
        open(era);
        server.send(era.call(1, "repeat", "{\"text\":\"ab\",\"times\":null,\"colour\":\"RED\"}"));
        JsonNode result = server.receive().path("result");
        assertEquals("RED:abab", result.path("content").path(0).path("text").asText());
        assertFalse(result.path("isError").asBoolean());
        assertEquals(
                era == Era.STATELESS ? "complete" : "",
                result.path("resultType").asText());
    }

    @ParameterizedTest
    @EnumSource
    void decimalsKeepTheirDigits(Era era) throws IOException {
        open(era);
        server.send(era.call(1, "exact", "{\"amount\":0.1000000000000000000000000001}"));
        assertEquals(
                "{\"result\":0.1000000000000000000000000001}",
                server.receive().path("result").path("structuredContent").toString());
    }

    @ParameterizedTest
    @EnumSource
    void anUnknownToolIsAProtocolError(Era era) throws IOException {
        open(era);
        server.send(era.call(1, "repeet", "{}"));
        JsonNode error = server.receive().path("error");
        assertEquals(-32602, error.path("code").asInt());
        assertTrue(error.path("message").asText().contains("repeet"), error::toString);
    }

    @ParameterizedTest
    @EnumSource
    void malformedLinesAreAnsweredAndSurvived(Era era) throws IOException {
        open(era);
        server.send("{nonsense");
        assertEquals(-32700, server.receive().path("error").path("code").asInt());
        server.send("[" + era.request(5, "tools/list", "") + "]");
        assertEquals(-32600, server.receive().path("error").path("code").asInt());
        server.send("{\"jsonrpc\":\"2.0\",\"id\":1.5,\"method\":\"ping\"}");
        assertEquals(-32600, server.receive().path("error").path("code").asInt());
        server.send("{\"jsonrpc\":\"2.0\",\"id\":6,\"id\":7,\"method\":\"ping\"}");
        assertEquals(-32700, server.receive().path("error").path("code").asInt());
        server.sendBytes(new byte[] {'"', (byte) 0xff, '"', '\n'});
        assertTrue(server.receive().has("error"));
        server.send("");
        server.send(era.request(2, "tools/list", "").replace(",\"method\"", "\r,\"method\"") + "\r");
        assertEquals(2, server.receive().path("id").asInt());
    }

    @ParameterizedTest
    @EnumSource
    void aLineOfMoreThanSixteenMebibytesIsRefused(Era era) throws IOException {
        open(era);
        byte[] line = "x".repeat(InboundGuard.MAX_LINE + 1).getBytes(StandardCharsets.US_ASCII);
        server.sendBytes(line);
        server.send("");
        assertTrue(server.receive().path("error").path("message").asText().contains("16777216 bytes"));
        server.send(era.call(1, "nothing", "{}"));
        assertEquals(1, server.receive().path("id").asInt());
    }

    @ParameterizedTest
    @EnumSource
    void everythingAskedBeforeTheEndIsAnswered(Era era) throws IOException, InterruptedException {
        open(era);
        for (int id = 1; id <= 20; id++) {
            server.send(era.call(id, "later", "{}"));
        }
        List<Integer> ids = new ArrayList<>(server.finish().stream()
                .map(answer -> answer.path("id").asInt())
                .toList());
        ids.sort(null);
        assertEquals(SampleClient.upTo(20), ids);
    }

    @ParameterizedTest
    @EnumSource
    void aCancelledCallStopsAndIsNotAnswered(Era era) throws IOException, InterruptedException {
        open(era);
        server.send(era.call(1, "hang", "{}"));
        server.tools.hanging.await();
        server.send(era.call(1, "nothing", "{}"));
        assertEquals(
                "a request with this id is still in flight",
                server.receive().path("error").path("message").asText());
        server.send("{\"jsonrpc\":\"2.0\",\"method\":\"notifications/cancelled\",\"params\":{\"requestId\":1}}");
        server.tools.cancelled.await();
        server.send(era.call(2, "later", "{}"));
        assertEquals(2, server.receive().path("id").asInt());
        assertEquals(List.of(), server.finish());
    }

    @ParameterizedTest
    @EnumSource
    void progressAndLogReachTheClientThatWantsThem(Era era) throws IOException {
        open(era);
        String call = era.call(1, "report", "{}");
        String wants = "\"progressToken\":\"p\",\"io.modelcontextprotocol/logLevel\":\"info\"";
        server.send(
                era == Era.STATELESS
                        ? call.replace("\"_meta\":{", "\"_meta\":{" + wants + ",")
                        : call.replace("\"params\":{", "\"params\":{\"_meta\":{" + wants + "},"));
        List<String> methods = new ArrayList<>();
        JsonNode message = server.receive();
        while (message.has("method")) {
            methods.add(message.path("method").asText());
            message = server.receive();
        }
        assertEquals(List.of("notifications/progress", "notifications/message", "notifications/progress"), methods);
        assertEquals(
                era.name(),
                message.path("result").path("content").path(0).path("text").asText());
    }

    @Test
    void aSessionCanAskTheUser() throws IOException {
        open(Era.SESSION);
        server.send(Era.SESSION.call(1, "ask", "{}"));
        JsonNode question = server.receive();
        assertEquals("elicitation/create", question.path("method").asText());
        server.send("{\"jsonrpc\":\"2.0\",\"id\":" + question.get("id")
                + ",\"result\":{\"action\":\"accept\",\"content\":{\"choice\":\"b\"}}}");
        assertEquals(
                "{\"choice\":\"b\"}",
                server.receive()
                        .path("result")
                        .path("content")
                        .path(0)
                        .path("text")
                        .asText());
    }

    @Test
    void aResultOfTheStatelessEraMayAskForInput() throws IOException {
        server.send(Era.STATELESS.call(1, "question", "{}"));
        JsonNode asked = server.receive().path("result");
        assertEquals("input_required", asked.path("resultType").asText(), asked::toString);
        assertFalse(asked.has("isError") || asked.has("content"), asked::toString);
        server.send(Era.STATELESS.request(
                2,
                "tools/call",
                "\"name\":\"question\",\"arguments\":{},\"requestState\":" + asked.get("requestState")));
        JsonNode answer = server.receive();
        assertEquals("called again", answer.at("/result/content/0/text").asText(), answer::toString);
    }

    @Test
    void aClientOfTheSessionEraIsNotAskedSo() throws IOException {
        open(Era.SESSION);
        server.send(Era.SESSION.call(1, "question", "{}"));
        JsonNode result = server.receive().path("result");
        assertTrue(result.path("isError").asBoolean(), result::toString);
    }

    @Test
    void theStatelessEraSaysThatItHasNoQuestions() throws IOException {
        server.send(Era.STATELESS.call(1, "ask", "{}"));
        JsonNode result = server.receive().path("result");
        assertTrue(result.path("isError").asBoolean());
        assertTrue(
                result.path("content").path(0).path("text").asText().contains("InputRequiredResult"), result::toString);
    }

    @Test
    void aSessionThatIsNotSetUpIsToldSo() throws IOException {
        server.send(
                "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"initialize\",\"params\":{\"protocolVersion\":\"2025-11-25\","
                        + "\"capabilities\":{},\"clientInfo\":{\"name\":\"test\",\"version\":\"1\"}}}");
        JsonNode answer = server.receive().path("result");
        assertEquals(
                "{\"name\":\"sample\",\"title\":\"Sample\",\"version\":\"2.0\"}",
                answer.path("serverInfo").toString());
        assertEquals("Use repeat.", answer.path("instructions").asText());
        server.send("{\"jsonrpc\":\"2.0\",\"id\":2,\"method\":\"ping\"}");
        assertTrue(server.receive().has("result"));
        server.send("{\"jsonrpc\":\"2.0\",\"id\":3,\"method\":\"tools/list\"}");
        assertEquals(
                "send notifications/initialized before tools/list",
                server.receive().path("error").path("message").asText());
    }
}
