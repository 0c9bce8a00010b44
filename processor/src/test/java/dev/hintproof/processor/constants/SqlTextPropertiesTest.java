package dev.hintproof.processor.constants;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import dev.hintproof.manifest.effect.Capability;
import dev.hintproof.processor.constants.ConstantText.Part;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** What no text may do, whatever it is: become a read although something that writes was put into it. */
class SqlTextPropertiesTest {

    /** Writes in some dialect, each behind a statement of its own. */
    private static final List<String> WRITES = List.of(
            "DELETE FROM t",
            "UPDATE t SET a = 1",
            "INSERT INTO t VALUES (1)",
            "DROP TABLE t",
            "EXEC p",
            "SET x = 1",
            "TRUNCATE TABLE t",
            "CALL p()",
            "MERGE INTO t USING u ON (1 = 1) WHEN MATCHED THEN DELETE");

    @Provide
    Arbitrary<SqlCases.Case> reads() {
        return Arbitraries.of(SqlCases.all().stream()
                .filter(one -> one.effect().equals("read"))
                .toList());
    }

    @Provide
    Arbitrary<SqlCases.Case> cases() {
        return Arbitraries.of(SqlCases.all());
    }

    @Provide
    Arbitrary<String> writes() {
        return Arbitraries.of(WRITES);
    }

    @Provide
    Arbitrary<String> soup() {
        return Arbitraries.of(
                        "SELECT",
                        "DELETE FROM t",
                        "'",
                        "''",
                        "\"",
                        "`",
                        "[",
                        "]",
                        "(",
                        ")",
                        "--",
                        "-- ",
                        "/*",
                        "*/",
                        "/*!",
                        "#",
                        "\\",
                        ";",
                        "$$",
                        "$a$",
                        "\n",
                        "\r",
                        " ",
                        "a",
                        "1",
                        ".",
                        ",",
                        "?",
                        ":",
                        "@",
                        "INTO x",
                        "FOR UPDATE",
                        "WITH",
                        "AS",
                        "f(1)",
                        "q",
                        "E",
                        "{",
                        "}",
                        "-",
                        "/",
                        "nextval",
                        "UNION",
                        "*")
                .list()
                .ofMaxSize(24)
                .map(parts -> "SELECT " + String.join("", parts));
    }

    @Property(tries = 400)
    void aSecondStatementIsNoRead(@ForAll("reads") SqlCases.Case read, @ForAll("writes") String write) {
        ConstantText text = append(read.text(), "\n; " + write);

        assertEquals(Capability.DB_WRITE, SqlText.effect(text).capability());
    }

    @Property(tries = 400)
    void aSecondStatementWithoutASemicolonIsNoRead(
            @ForAll("reads") SqlCases.Case read, @ForAll("writes") String write) {
        ConstantText text = append(read.text(), "\n " + write);

        assertEquals(Capability.DB_WRITE, SqlText.effect(text).capability());
    }

    @Property(tries = 400)
    void aCommentOfAnotherDialectIsNoRead(@ForAll("reads") SqlCases.Case read, @ForAll("writes") String write) {
        for (String comment :
                List.of("/*! %s */", "/*!50000 %s */", "/*M! %s */", "# %s", "--%s", "/* /* */ %s -- */")) {
            ConstantText text = append(read.text(), "\n " + String.format(Locale.ROOT, comment, write));

            assertEquals(Capability.DB_WRITE, SqlText.effect(text).capability(), comment);
        }
    }

    @Property(tries = 400)
    void anUnknownHoleIsNoReadWhereverItStands(@ForAll("cases") SqlCases.Case one, @ForAll int place) {
        ConstantText text = splice(one.text(), Math.floorMod(place, one.source().length() + 1), new Part.Unknown("it"));

        TextEffect effect = SqlText.effect(text);

        assertEquals(Capability.DB_WRITE, effect.capability());
        assertNotEquals(-1, effect.why().orElse("").indexOf("it"), effect.toString());
    }

    /**
     * A hole of digits stands for each number: where the text with the hole reads, so does the text with a number. Only a name
     * that ends in a negative number is no name, and the database refuses the text.
     */
    @Property(tries = 400)
    void aNumberHoleReadsOnlyWhereNumbersDo(
            @ForAll("reads") SqlCases.Case read, @ForAll int place, @ForAll long number) {
        int at = Math.floorMod(place, read.source().length() + 1);
        boolean endsName = at > 0 && read.source().substring(at - 1, at).matches("[\\w⟧]");
        long value = endsName ? number & Long.MAX_VALUE : number;
        if (SqlText.effect(splice(read.text(), at, new Part.Number())).capability() == Capability.DB_READ) {
            ConstantText text = splice(read.text(), at, new Part.Literal(Long.toString(value)));

            assertEquals(Capability.DB_READ, SqlText.effect(text).capability(), text::toString);
        }
    }

    /** The same for names, and for placeholders also where there are none. */
    @Property(tries = 400)
    void otherHolesReadOnlyWhereWhatTheyStandForDoes(@ForAll("reads") SqlCases.Case read, @ForAll int place) {
        int at = Math.floorMod(place, read.source().length() + 1);
        var name = new Part.Identifier(List.of("title", "DELETE", "x1"));
        for (Part hole : List.of(name, new Part.Placeholders())) {
            if (SqlText.effect(splice(read.text(), at, hole)).capability() == Capability.DB_READ) {
                List<String> meant = hole == name ? name.alternatives() : List.of("", "?", "?, ?");
                for (String one : meant) {
                    ConstantText text = splice(read.text(), at, new Part.Literal(one));

                    assertEquals(Capability.DB_READ, SqlText.effect(text).capability(), text::toString);
                }
            }
        }
    }

    /** Whatever is read as one statement stays so with another in front of its end: nothing hides in quotes or comments. */
    @Property(tries = 3_000)
    void noisyTextsThatReadHoldNoWriteOutsideOfQuotes(@ForAll("soup") String text) {
        if (SqlText.effect(ConstantText.of(text)).capability() == Capability.DB_READ) {
            assertEquals(
                    Capability.DB_WRITE,
                    SqlText.effect(ConstantText.of(text + "\n; DELETE FROM t")).capability(),
                    text);
        }
    }

    private static ConstantText append(ConstantText text, String more) {
        var parts = new ArrayList<Part>(text.parts());
        parts.add(new Part.Literal(more));
        return new ConstantText(parts);
    }

    /** Puts a part into the text, that many characters from its beginning; holes count as one. */
    private static ConstantText splice(ConstantText text, int at, Part part) {
        var parts = new ArrayList<Part>();
        int left = at;
        for (Part one : text.parts()) {
            int length = one instanceof Part.Literal literal ? literal.text().length() : 1;
            if (left >= 0 && left < length) {
                if (one instanceof Part.Literal literal) {
                    parts.add(new Part.Literal(literal.text().substring(0, left)));
                    parts.add(part);
                    parts.add(new Part.Literal(literal.text().substring(left)));
                } else {
                    parts.add(part);
                    parts.add(one);
                }
            } else {
                parts.add(one);
            }
            left -= length;
        }
        if (left >= 0) {
            parts.add(part);
        }
        return new ConstantText(parts);
    }
}
