package t;

import dev.hintproof.annotations.*;
import java.util.*;

@McpServer(name = "s")
class Server {
    record Note(long noteId, Optional<String> text) {}

    /** May find none. */
    @McpTool @Witnessed(undo = "restore")
    Optional<Note> delete(long noteId) { return Optional.empty(); }

    /** Restores. */
    @McpTool @Emission("fs.create")
    void restore(Note note) {}

    /** A member may be missing. */
    @McpTool @Witnessed(undo = "write")
    Note clear(long noteId) { return new Note(noteId, Optional.empty()); }

    /** Writes. */
    @McpTool @Emission("fs.write")
    void write(long noteId, String text) {}

    /** An argument may be missing. */
    @McpTool @Witnessed(undo = "write", witness = Witness.ARGUMENTS)
    void append(long noteId, Optional<String> text) {}

    /** What may be missing need not be given. */
    @McpTool @Witnessed(undo = "overwrite")
    Note shorten(long noteId) { return new Note(noteId, Optional.empty()); }

    /** Overwrites. */
    @McpTool @Emission("fs.write")
    void overwrite(long noteId, Optional<String> text) {}
}
