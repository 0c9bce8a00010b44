package dev.hintproof.proxy.wire;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;

/** Framing: where lines end, and where they don't. */
final class LinesTest {
    /** Gives bytes in pieces of that many at most. */
    private static InputStream pieces(byte[] bytes, int most) {
        return new ByteArrayInputStream(bytes) {
            @Override
            public synchronized int read(byte[] into, int from, int length) {
                return super.read(into, from, Math.min(length, most));
            }
        };
    }

    private static List<String> lines(byte[] bytes, int piece, int limit) throws IOException {
        LineReader reader = new LineReader(pieces(bytes, piece), limit);
        List<String> lines = new ArrayList<>();
        for (LineReader.Line line = reader.next(); line != null; line = reader.next()) {
            lines.add((line.overlong() ? "!" : "") + new String(line.bytes(), StandardCharsets.UTF_8));
        }
        return lines;
    }

    private static byte[] utf8(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    @Test
    void onlyALineFeedEndsALine() throws IOException {
        String odd = "a\u0085b\u2028c\u2029d\re\u000bf\u000cg";
        for (int piece = 1; piece < 40; piece++) {
            assertEquals(List.of(odd, "", "second", "last"), lines(utf8(odd + "\n\r\nsecond\r\nlast"), piece, 1000));
        }
    }

    @Test
    void aByteOrderMarkAtTheStartIsDroppedAndElsewhereKept() throws IOException {
        assertEquals(List.of("a", "\uFEFFb"), lines(utf8("\uFEFFa\n\uFEFFb\n"), 2, 1000));
    }

    @Test
    void aLineThatIsTooLongIsSkippedWholeWhateverItsPieces() throws IOException {
        for (int piece = 1; piece < 20; piece++) {
            assertEquals(
                    List.of("0123456789", "!" + "x".repeat(11), "next"),
                    lines(utf8("0123456789\n" + "x".repeat(11) + "\nnext\n"), piece, 10));
        }
    }

    @Test
    void theLimitIsOnTheLineAndMemoryStaysBounded() throws IOException {
        byte[] line = new byte[LineReader.LIMIT + 1];
        java.util.Arrays.fill(line, (byte) 'x');
        line[LineReader.LIMIT] = '\n';
        LineReader reader = new LineReader(new ByteArrayInputStream(line));
        LineReader.Line whole = reader.next();
        assertTrue(whole != null && !whole.overlong() && whole.bytes().length == LineReader.LIMIT);
        line[LineReader.LIMIT] = 'x';
        reader = new LineReader(new ByteArrayInputStream(line));
        LineReader.Line over = reader.next();
        assertTrue(over != null && over.overlong() && over.bytes().length <= 4096);
    }

    @Property(tries = 200)
    void whatIsSplitAnyWayComesTogetherTheSame(
            @ForAll @Size(max = 300) byte[] bytes, @ForAll @IntRange(min = 1, max = 50) int piece) throws IOException {
        assertEquals(
                lines(bytes, Integer.MAX_VALUE, 100).size(),
                lines(bytes, piece, 100).size());
        assertEquals(lines(bytes, Integer.MAX_VALUE, 1000), lines(bytes, piece, 1000));
    }

    @Test
    void separatorsOfOthersAreEscaped() {
        assertEquals(
                "{\"a\": \"x\\u0085y\\u2028z\\u2029\"}",
                new String(Separators.escape(utf8("{\"a\":\r\"x\u0085y\u2028z\u2029\"}")), StandardCharsets.UTF_8));
        byte[] clean = utf8("{\"a\":\"\u00c2\u00e2 \u20ac \\u2028 \\r\"}");
        assertSame(clean, Separators.escape(clean));
    }

    @Property(tries = 300)
    void escapingKeepsTheValueAndLeavesNothingToSplitAt(@ForAll String text) {
        byte[] json = utf8(Json.quote(text + "\u2028\u0085"));
        byte[] raw = utf8(Json.quote(text).replace("\\u2028", "\u2028"));
        for (byte[] line : List.of(json, raw)) {
            String escaped = new String(Separators.escape(line), StandardCharsets.UTF_8);
            assertFalse(escaped.chars().anyMatch(c -> c == '\r' || c == 0x85 || c == 0x2028 || c == 0x2029));
            assertEquals(Json.read(new String(line, StandardCharsets.UTF_8)), Json.read(escaped));
        }
    }

    @Test
    void aLineIsWrittenWholeWithItsEnd() throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        LineWriter writer = new LineWriter(out);
        writer.write(utf8("{}"));
        byte[] big = utf8("\"" + "y".repeat(2_000_000) + "\"");
        writer.write(big);
        ByteArrayOutputStream expected = new ByteArrayOutputStream();
        expected.writeBytes(utf8("{}\n"));
        expected.writeBytes(big);
        expected.write('\n');
        assertArrayEquals(expected.toByteArray(), out.toByteArray());
    }

    @Test
    void nothingPrintableActsOrHides() {
        assertEquals(
                "a\\u001b[31m\\u202e\\u200b\\\\u0041\\n\\u{e0041}\u00e9\\ufeff\\u3164",
                Printable.text(
                        "a\u001b[31m\u202e\u200b\\u0041\n" + Character.toString(0xE0041) + "\u00e9\uFEFF\u3164"));
        assertEquals("ab… (2 more characters)", Printable.text("abcd", 2));
    }
}
