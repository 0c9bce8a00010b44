package com.example.notes;

import java.util.List;
import java.util.Optional;

/** Where notes are kept. */
public interface NoteStore extends AutoCloseable {

    Optional<Note> find(long noteId);

    /** All notes that have {@code text} in title or body, in no order. */
    List<Note> containing(String text);

    Note add(String title, String body, List<String> tags);

    /** Puts a note back under its own number. */
    void insert(Note note);

    void delete(long noteId);

    @Override
    void close();
}
