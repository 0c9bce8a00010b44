package com.example.notes;

import java.util.List;

/**
 * A note in a list of results.
 *
 * @param noteId its number
 * @param title its title
 * @param tags its tags
 * @param excerpt the beginning of its body
 */
public record NoteSummary(long noteId, String title, List<String> tags, String excerpt) {

    private static final int EXCERPT = 80;

    static NoteSummary of(Note note) {
        String body = note.body().strip();
        String excerpt = body.length() <= EXCERPT ? body : body.substring(0, EXCERPT) + "…";
        return new NoteSummary(note.noteId(), note.title(), note.tags(), excerpt);
    }
}
