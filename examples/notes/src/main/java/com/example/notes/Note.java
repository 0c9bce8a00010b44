package com.example.notes;

import java.time.Instant;
import java.util.List;

/**
 * A note, whole.
 *
 * @param noteId its number, given once and never again
 * @param title one line
 * @param body Markdown
 * @param tags in alphabetical order
 * @param changed when it was last written
 */
public record Note(long noteId, String title, String body, List<String> tags, Instant changed) {

    public Note {
        tags = tags.stream().sorted().distinct().toList();
    }
}
