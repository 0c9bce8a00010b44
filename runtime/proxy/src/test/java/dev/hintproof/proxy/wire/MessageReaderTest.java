package dev.hintproof.proxy.wire;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.Optional;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is a message, and what is refused. */
final class MessageReaderTest {
    private static Message read(String line) throws MalformedMessage {
        return MessageReader.read(line.getBytes(StandardCharsets.UTF_8));
    }

    @Test
    void theBytesAreKeptAndThePartsFound() throws MalformedMessage {
        byte[] line =
                "  { \"params\" : {\"n\":1 , \"s\":\"x\\u00e9\",\"o\":{\"a\":[1,2]},\"b\":true}, \"id\" : 7,\"jsonrpc\":\"2.0\",\"method\":\"m\"} "
                        .getBytes(StandardCharsets.UTF_8);
        Message message = MessageReader.read(line);
        assertSame(line, message.bytes());
        assertTrue(message.isRequest());
        assertEquals(Optional.of(RequestId.ofNumber(7)), message.id());
        assertEquals("1", message.inner("n").toString());
        assertEquals(Optional.of("x\u00e9"), message.innerText("s"));
        assertEquals("{\"a\":[1,2]}", message.inner("o").toString());
        assertEquals("true", message.inner("b").toString());
        assertTrue(message.inner("absent").isMissingNode());
        assertEquals(Optional.empty(), message.innerText("n"));
    }

    @Test
    void idsAreToldApartByTypeAndValue() throws MalformedMessage {
        assertEquals(
                RequestId.ofNumber(1),
                read("{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{}}").id().orElseThrow());
        assertEquals(
                RequestId.ofString("1"),
                read("{\"jsonrpc\":\"2.0\",\"id\":\"\\u0031\",\"result\":{}}")
                        .id()
                        .orElseThrow());
        assertEquals(
                "123456789012345678901234567890",
                read("{\"jsonrpc\":\"2.0\",\"id\":123456789012345678901234567890,\"result\":{}}")
                        .id()
                        .orElseThrow()
                        .json());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"jsonrpc\":\"2.0\",\"id\":4,\"id\":5,\"method\":\"m\"}",
                "{\"jsonrpc\":\"2.0\",\"id\":4,\"method\":\"m\",\"method\":\"n\"}",
                "{\"jsonrpc\":\"2.0\",\"id\":4,\"method\":\"m\",\"params\":{\"name\":\"a\",\"n\\u0061me\":\"b\"}}",
                "{\"jsonrpc\":\"2.0\",\"id\":4,\"method\":\"m\",\"params\":{\"arguments\":{\"x\":[{\"y\":1,\"y\":2}]}}}",
                "[{\"jsonrpc\":\"2.0\",\"id\":4,\"method\":\"m\"}]",
                "[]",
                "7",
                "{\"jsonrpc\":\"2.0\",\"id\":1.5,\"method\":\"m\"}",
                "{\"jsonrpc\":\"2.0\",\"id\":true,\"method\":\"m\"}",
                "{\"jsonrpc\":\"2.0\",\"id\":{},\"method\":\"m\"}",
                "{\"jsonrpc\":\"2.0\",\"id\":[1],\"method\":\"m\"}",
                "{\"jsonrpc\":\"2.0\",\"id\":null,\"method\":\"m\"}",
                "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":5}",
                "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"m\",\"result\":1}",
                "{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":1,\"error\":{}}",
                "{\"jsonrpc\":\"2.0\",\"id\":1}",
                "{\"id\":1,\"method\":\"m\"}",
                "{\"jsonrpc\":\"1.0\",\"id\":1,\"method\":\"m\"}"
            })
    void whatTwoReadersCouldTakeDifferentlyIsRefused(String line) {
        MalformedMessage refused = assertThrows(MalformedMessage.class, () -> read(line));
        assertEquals(MalformedMessage.Kind.NOT_A_MESSAGE, refused.kind(), refused::getMessage);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "{",
                "hello",
                "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"m\"} {}",
                "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"m\"",
                "{'jsonrpc':'2.0'}",
                "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"m\",}",
                "{\"jsonrpc\":\"2.0\",\"id\":01,\"method\":\"m\"}",
                "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"m\u0001\"}",
                "{\"jsonrpc\":\"2.0\",\u0085\"id\":1,\"method\":\"m\"}",
                "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"m\",\"params\":{\"x\":NaN}}"
            })
    void whatIsNoJsonIsRefused(String line) {
        MalformedMessage refused = assertThrows(MalformedMessage.class, () -> read(line));
        assertEquals(MalformedMessage.Kind.NOT_JSON, refused.kind(), refused::getMessage);
    }

    @Test
    void malformedUtf8IsRefused() {
        byte[] line = "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"mx\"}".getBytes(StandardCharsets.UTF_8);
        line[line.length - 3] = (byte) 0xC0;
        assertThrows(MalformedMessage.class, () -> MessageReader.read(line));
        line[line.length - 3] = (byte) 0xFF;
        assertThrows(MalformedMessage.class, () -> MessageReader.read(line));
    }

    @Test
    void whatIsNestedTooDeepIsRefused() {
        String deep = "[".repeat(100_000) + "]".repeat(100_000);
        assertThrows(
                MalformedMessage.class,
                () -> read("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"m\",\"params\":{\"a\":" + deep + "}}"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{\"jsonrpc\":\"2.0\",\"id\":4,\"method\":\"m\",\"params\":{\"a\":1,\"a\":2}} | 4",
                "{\"params\":{\"a\":1,\"a\":2},\"jsonrpc\":\"2.0\",\"method\":\"m\",\"id\":\"x\"} | \"x\"",
                "{\"jsonrpc\":\"2.0\",\"id\":4,\"id\":5,\"method\":\"m\"} | none"
            })
    void theRefusalNamesTheRequestWhereItCanBeTold(String line, String id) {
        MalformedMessage refused = assertThrows(MalformedMessage.class, () -> read(line));
        assertEquals(id, refused.id().map(RequestId::json).orElse("none"));
    }

    @Test
    void theIdOfALineThatWasCutIsFound() {
        assertEquals(
                Optional.of(RequestId.ofNumber(3)),
                LenientId.in("{\"id\":3,\"result\":{\"x\":\"yyyyyy".getBytes(StandardCharsets.UTF_8)));
        assertEquals(
                Optional.empty(),
                LenientId.in("{\"result\":{\"id\":3,\"x\":\"yyyyyy".getBytes(StandardCharsets.UTF_8)));
    }

    @Test
    void wordsInTheGatesNameAreNoticedHoweverTheyAreWritten() throws MalformedMessage {
        assertTrue(read("{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{\"_meta\":{\"d\\u0065v.hintproof\\/gate\":{}}}}")
                .speaksForGate());
        assertTrue(read("{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{\"a\":[{\"x-revl\":{}}]}}")
                .speaksForGate());
        assertTrue(!read("{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{\"a\":\"dev.hintproof/gate\"}}")
                .speaksForGate());
    }

    @Property(tries = 300)
    void everyInnerValueIsReadAsTheTreeHasIt(
            @ForAll String text, @ForAll long number, @ForAll double decimal, @ForAll boolean flag)
            throws MalformedMessage {
        var params = Json.object();
        params.put("s" + text, text);
        params.put("n", number);
        params.put("d", decimal);
        params.put("f", flag);
        params.putObject("o").put(text, text).putArray("a").add(number).add(text);
        if (!new String(Json.write(params), StandardCharsets.UTF_8).contains("NaN")) {
            byte[] line = Answers.notification("m", params);
            Message message = MessageReader.read(line);
            for (String name : message.innerNames()) {
                assertEquals(message.tree().path("params").get(name), message.inner(name));
            }
        }
    }
}
