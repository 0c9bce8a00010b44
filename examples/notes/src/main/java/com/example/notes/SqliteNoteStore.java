package com.example.notes;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Notes in one SQLite file. */
public final class SqliteNoteStore implements NoteStore {

    private static final Logger log = LoggerFactory.getLogger(SqliteNoteStore.class);

    private static final String COLUMNS = "SELECT note_id, title, body, tags, changed FROM note";

    private final Connection connection;

    private SqliteNoteStore(Connection connection) {
        this.connection = connection;
    }

    /** Opens the file, and makes it where it is missing. */
    public static SqliteNoteStore open(Path file) {
        try {
            Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file);
            try (Statement statement = connection.createStatement()) {
                statement.execute("CREATE TABLE IF NOT EXISTS note (note_id INTEGER PRIMARY KEY AUTOINCREMENT,"
                        + " title TEXT NOT NULL, body TEXT NOT NULL, tags TEXT NOT NULL, changed TEXT NOT NULL)");
            }
            return new SqliteNoteStore(connection);
        } catch (SQLException e) {
            throw new IllegalStateException("cannot open " + file, e);
        }
    }

    @Override
    public synchronized Optional<Note> find(long noteId) {
        try (PreparedStatement query = connection.prepareStatement(COLUMNS + " WHERE note_id = ?")) {
            query.setLong(1, noteId);
            return notes(query).stream().findFirst();
        } catch (SQLException e) {
            throw failed("reading note " + noteId, e);
        }
    }

    @Override
    public synchronized List<Note> containing(String text) {
        try (PreparedStatement query =
                connection.prepareStatement(COLUMNS + " WHERE instr(lower(title || ' ' || body), lower(?)) > 0")) {
            query.setString(1, text);
            return notes(query);
        } catch (SQLException e) {
            throw failed("searching", e);
        }
    }

    @Override
    public synchronized Note add(String title, String body, List<String> tags) {
        Instant now = Instant.now();
        try (PreparedStatement insert = connection.prepareStatement(
                "INSERT INTO note (title, body, tags, changed) VALUES (?, ?, ?, ?)", Statement.RETURN_GENERATED_KEYS)) {
            insert.setString(1, title);
            insert.setString(2, body);
            insert.setString(3, String.join(",", tags));
            insert.setString(4, now.toString());
            insert.executeUpdate();
            try (ResultSet keys = insert.getGeneratedKeys()) {
                keys.next();
                return new Note(keys.getLong(1), title, body, tags, now);
            }
        } catch (SQLException e) {
            throw failed("adding a note", e);
        }
    }

    @Override
    public synchronized void insert(Note note) {
        try (PreparedStatement insert = connection.prepareStatement(
                "INSERT INTO note (note_id, title, body, tags, changed) VALUES (?, ?, ?, ?, ?)")) {
            insert.setLong(1, note.noteId());
            insert.setString(2, note.title());
            insert.setString(3, note.body());
            insert.setString(4, String.join(",", note.tags()));
            insert.setString(5, note.changed().toString());
            insert.executeUpdate();
        } catch (SQLException e) {
            throw failed("restoring note " + note.noteId(), e);
        }
    }

    @Override
    public synchronized void delete(long noteId) {
        try (PreparedStatement delete = connection.prepareStatement("DELETE FROM note WHERE note_id = ?")) {
            delete.setLong(1, noteId);
            delete.executeUpdate();
        } catch (SQLException e) {
            throw failed("deleting note " + noteId, e);
        }
    }

    @Override
    public synchronized void close() {
        try {
            connection.close();
        } catch (SQLException e) {
            throw failed("closing", e);
        }
    }

    private static List<Note> notes(PreparedStatement query) throws SQLException {
        List<Note> notes = new ArrayList<>();
        try (ResultSet rows = query.executeQuery()) {
            while (rows.next()) {
                String tags = rows.getString("tags");
                notes.add(new Note(
                        rows.getLong("note_id"),
                        rows.getString("title"),
                        rows.getString("body"),
                        tags.isEmpty() ? List.of() : List.of(tags.split(",")),
                        Instant.parse(rows.getString("changed"))));
            }
        }
        return notes;
    }

    private static IllegalStateException failed(String what, SQLException cause) {
        log.warn("{} failed", what, cause);
        return new IllegalStateException(what + " failed: " + cause.getMessage(), cause);
    }
}
