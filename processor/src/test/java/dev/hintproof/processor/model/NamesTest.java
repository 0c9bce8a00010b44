package dev.hintproof.processor.model;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NamesTest {

    @ParameterizedTest
    @CsvSource({
        "readNote, read_note",
        "noteId, note_id",
        "parseURLPath, parse_url_path",
        "URL, url",
        "sha256Sum, sha256_sum",
        "already_snake, already_snake",
        "x, x",
        "aB, a_b"
    })
    void wireNamesAreInSnakeCase(String java, String wire) {
        assertEquals(wire, Names.snakeCase(java));
    }

    @ParameterizedTest
    @CsvSource({"read_note, Read note", "notes.read-all, Notes read all", "x, X", "_, _"})
    void titlesAreForPeople(String wire, String title) {
        assertEquals(title, Names.title(wire));
    }
}
