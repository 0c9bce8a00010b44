package dev.hintproof.processor.catalog;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CatalogParserTest {

    /** A line, and the whole problem that it gives as line 2 of {@code x.effects}. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "a.B#c | a colon is missing after 'a.B#c'",
                "a.B#c : | an effect is missing: 'plain', capabilities, or 'by …'",
                "a.B#c : plian | unknown effect 'plian' (did you mean 'plain'?)",
                "a.B#c : fs.raed | unknown effect 'fs.raed' (did you mean 'fs.read'?)",
                "a.B#c : plain fs.read | 'plain' can't stand beside a capability",
                "a.B#c : fs.read fs.read | 'fs.read' stands twice",
                "a.B#c : plain holder | 'holder' can be said of a type only",
                "a.B#c : by sql | 'by' needs sql(N), http-method(N), options(N) or options(*), but has 'sql'",
                "a.B#c : by sql(*) | 'by' needs sql(N), http-method(N), options(N) or options(*), but has 'sql(*)'",
                "a.B#c : by slq(0) | nothing is decided by 'slq' (did you mean 'sql'?)",
                "a.B#c : plain, call 0 | unknown clause 'call' (did you mean 'calls'?)",
                "a.B#c : plain, calls | 'calls' needs 'none', 'any', or what is called back",
                "a.B#c : plain, calls thsi | 'thsi' is no value at a call: expected this, an argument's number, *, contents, or contents(N) (did you mean 'this'?)",
                "a.B#c : plain, calls 0. | '' in '0.' is no method's name",
                "a.B#c : plain, calls self | 'self' is no value at a call: expected this, an argument's number, *, contents, or contents(N)",
                "a.B#c : plain, mutates 300 | '300' is no value at a call: expected this, an argument's number, *, contents, or contents(N)",
                "a.B#c : plain, returns valeu | unknown result 'valeu' (did you mean 'value'?)",
                "a.B#c : plain, returns fresh this | 'returns' needs exactly one word, but has 'fresh this'",
                "a.B#c : plain, uses some | 'uses' is followed by 'none' or 'all', not 'some'",
                "a.B#c : plain, needs this db.write | 'needs' is written 'needs X else CAPABILITY', not 'needs this db.write'",
                "a.B#c : plain, needs this else db.wrote | unknown capability 'db.wrote' (did you mean 'db.write'?)",
                "a.B#c : plain, carrier yes | 'carrier' stands alone, but 'yes' follows",
                "a.B#c : plain, carrier, carrier | clause 'carrier' stands twice",
                "a.B#c : plain, | a clause is missing between or after commas",
                "a.B#c(int, int) : plain | unknown word 'a.B#c(int,'",
                "a.B#c(int : plain | 'c(int' has no closing bracket (no space may stand between parameters)",
                "a.B#c(1) : plain | '1' is no erased type (int, String, Path, byte[])",
                "a.B#1 : plain | '1' is no method's name",
                "a.B.c : plain | expected 'TYPE#METHOD : …' or one of catalog, package, type, field, found 'a.B.c'",
                "a..B#c : plain | 'a..B' is no name of a package or type",
                "tpye a.B : plain | unknown word 'tpye' (did you mean 'type'?)",
                "package a.b | a colon is missing after 'package a.b'",
                "field a.B : plain | 'field' needs TYPE#NAME, not 'a.B'",
                "catalog again | 'catalog' can stand in the first line only",
                "\"  c : plain\" | an indented line belongs to a 'type' line above it, but there is none",
            })
    void refuses(String line, String problem) {
        var e = assertThrows(
                CatalogException.class, () -> CatalogParser.parse("x.effects", "catalog X\n" + line + "\n"));
        assertEquals("x.effects:2: " + problem, e.getMessage());
    }

    @Test
    void reportsEveryProblemWithItsLine() {
        var e = assertThrows(
                CatalogException.class,
                () -> CatalogParser.parse("x.effects", "catalog X\na.B#c : plian\na.B#d : plain\na.B#d : opaque\n"));
        assertEquals("""
                x.effects:2: unknown effect 'plian' (did you mean 'plain'?)
                x.effects:4: 'a.B#d' was already described in line 3""", e.getMessage());
    }

    @Test
    void needsANameInTheFirstLine() {
        var e = assertThrows(CatalogException.class, () -> CatalogParser.parse("x.effects", "type a.B : plain\n"));
        assertEquals("x.effects:1: the first line must be 'catalog NAME'", e.getMessage());
        var empty = assertThrows(CatalogException.class, () -> CatalogParser.parse("x.effects", "# nothing\n\n"));
        assertEquals("x.effects: has no line 'catalog NAME'", empty.getMessage());
    }

    @Test
    void readsBlocksCommentsAndSeveralMethodsOnALine() {
        CatalogFile file = CatalogParser.parse("x.effects", """
                # a comment
                catalog  My library   # its name

                type a.B$C : open, returns fresh
                  one two(int,String[]) get* : plain   # three of them
                package a : opaque
                """);
        assertEquals("My library", file.catalog());
        assertEquals(
                List.of("4 type a.B$C", "5 a.B$C#one", "5 a.B$C#two(int,String[])", "5 a.B$C#get*", "6 package a"),
                file.lines().stream().map(l -> l.number() + " " + l.selector()).toList());
    }

    /** Every block of the guide that is a whole catalog. */
    @Test
    void theGuidesExamplesAreCatalogs() throws IOException {
        String guide = Files.readString(Path.of("..", "docs", "catalogs.md"));
        int count = 0;
        for (String block : guide.split("```", -1)) {
            String text = block.stripIndent();
            if (text.contains("\ncatalog ")) {
                CatalogParser.parse("catalogs.md", text);
                count++;
            }
        }
        assertEquals(2, count);
    }
}
