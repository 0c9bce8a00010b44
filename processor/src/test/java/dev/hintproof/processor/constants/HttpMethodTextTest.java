package dev.hintproof.processor.constants;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.hintproof.manifest.effect.Capability;
import dev.hintproof.processor.constants.ConstantText.Part;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class HttpMethodTextTest {

    @ParameterizedTest
    @ValueSource(strings = {"GET", "HEAD", "OPTIONS", "TRACE"})
    void safeMethodsRead(String method) {
        assertEquals(
                new TextEffect(Capability.NET_READ, Optional.empty()), HttpMethodText.effect(ConstantText.of(method)));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "POST | 'POST' isn't a safe HTTP method (RFC 9110 §9.2.1)",
                "DELETE | 'DELETE' isn't a safe HTTP method (RFC 9110 §9.2.1)",
                "QUERY | 'QUERY' isn't a safe HTTP method (RFC 9110 §9.2.1)",
                "\"GET \" | 'GET ' isn't a safe HTTP method (RFC 9110 §9.2.1)",
                "get | HTTP methods are case-sensitive: 'get' isn't a safe one (RFC 9110 §9.1)",
                "\"\" | the HTTP method is empty",
            })
    void othersWrite(String method, String why) {
        assertEquals(writes(why), HttpMethodText.effect(ConstantText.of(method)));
    }

    @Test
    void everyAlternativeMustBeSafe() {
        assertEquals(
                new TextEffect(Capability.NET_READ, Optional.empty()),
                HttpMethodText.effect(of(new Part.Identifier(List.of("GET", "HEAD")))));
        assertEquals(
                writes("'PUT' isn't a safe HTTP method (RFC 9110 §9.2.1)"),
                HttpMethodText.effect(of(new Part.Identifier(List.of("GET", "PUT")))));
        assertEquals(
                writes("the HTTP method isn't constant"), HttpMethodText.effect(of(new Part.Identifier(List.of()))));
    }

    @Test
    void holesWrite() {
        assertEquals(
                writes("the text has a hole that isn't constant: parameter 'method'"),
                HttpMethodText.effect(of(new Part.Unknown("parameter 'method'"))));
        assertEquals(
                writes("the HTTP method isn't constant"),
                HttpMethodText.effect(of(new Part.Literal("GET"), new Part.Number())));
    }

    @Test
    void partsGrowTogether() {
        assertEquals(
                new TextEffect(Capability.NET_READ, Optional.empty()),
                HttpMethodText.effect(of(new Part.Literal("G"), new Part.Literal("ET"))));
    }

    private static ConstantText of(Part... parts) {
        return new ConstantText(List.of(parts));
    }

    private static TextEffect writes(String why) {
        return new TextEffect(Capability.NET_WRITE, Optional.of(why));
    }
}
