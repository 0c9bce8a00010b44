package dev.hintproof.proxy.sqlite;

import java.util.List;

/** The tables, and the number of their form in SQLite's {@code user_version}. */
final class Schema {
    /** The form that this version reads and writes. */
    static final int VERSION = 1;

    static final List<String> STATEMENTS = List.of(
            "CREATE TABLE setting (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID",
            """
            CREATE TABLE pin (tool TEXT PRIMARY KEY, digest TEXT NOT NULL, definition TEXT NOT NULL,
              how TEXT NOT NULL, at INTEGER NOT NULL) WITHOUT ROWID""",
            """
            CREATE TABLE waiting (tool TEXT PRIMARY KEY, digest TEXT NOT NULL, definition TEXT NOT NULL,
              how TEXT NOT NULL, at INTEGER NOT NULL) WITHOUT ROWID""",
            """
            CREATE TABLE ticket (seq INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, tool TEXT NOT NULL,
              definition TEXT NOT NULL, arguments TEXT NOT NULL, sealed BLOB NOT NULL, state TEXT NOT NULL,
              details TEXT NOT NULL, created_at INTEGER NOT NULL, decided_at INTEGER NOT NULL,
              lasts INTEGER NOT NULL, decided_by TEXT, signature TEXT)""",
            "CREATE INDEX ticket_by_key ON ticket (tool, arguments, definition)",
            "CREATE INDEX ticket_by_state ON ticket (state, tool)",
            """
            CREATE TABLE permit (seq INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, tool TEXT NOT NULL,
              definition TEXT NOT NULL, uses_left INTEGER, created_at INTEGER NOT NULL,
              expires_at INTEGER NOT NULL, revoked INTEGER NOT NULL, signature TEXT)""",
            "CREATE TABLE distrust (tool TEXT PRIMARY KEY, reason TEXT NOT NULL, at INTEGER NOT NULL) WITHOUT ROWID",
            "CREATE TABLE denial (tool TEXT PRIMARY KEY, in_a_row INTEGER NOT NULL) WITHOUT ROWID",
            """
            CREATE TABLE call (id INTEGER PRIMARY KEY, tool TEXT NOT NULL, definition TEXT NOT NULL,
              arguments TEXT NOT NULL, sealed BLOB NOT NULL, session TEXT NOT NULL, permit TEXT NOT NULL,
              sent_at INTEGER NOT NULL, outcome TEXT NOT NULL, answered_at INTEGER, note TEXT)""",
            "CREATE INDEX call_by_outcome ON call (outcome)",
            "PRAGMA user_version = " + VERSION);

    private Schema() {}
}
