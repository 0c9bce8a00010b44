package t;

import dev.hintproof.annotations.*;
import java.util.*;

@McpServer(name = "s")
class Server {
    record Note(long noteId, String text) {}

    /** Its result has no such member. */
    @McpTool @Witnessed(undo = "restore")
    Note delete(long noteId) { return new Note(noteId, ""); }

    /** Restores. */
    @McpTool @Emission("fs.create")
    void restore(long noteId, String folder) {}

    /** It returns nothing. */
    @McpTool @Witnessed(undo = "rename")
    void move(long noteId) {}

    /** It has no such argument. */
    @McpTool @Witnessed(undo = "rename", witness = Witness.ARGUMENTS)
    void rename(long noteId, String from, String to) {}

    /** The argument is of another type. */
    @McpTool @Witnessed(undo = "delete", witness = Witness.ARGUMENTS)
    void create(String noteId) {}

    /** Takes the whole result. */
    @McpTool @Witnessed(undo = "put_back_whole")
    Note remove(long noteId) { return new Note(noteId, ""); }

    /** Puts the whole back. */
    @McpTool @Emission("fs.create")
    void putBackWhole(Note note) {}

    /** Puts it back. */
    @McpTool @Witnessed(undo = "remove", witness = Witness.ARGUMENTS)
    void putBack(Note note, long noteId) {}

    /** Takes members of the result. */
    @McpTool @Witnessed(undo = "write")
    Note clear(long noteId) { return new Note(noteId, ""); }

    /** Writes. */
    @McpTool @Emission("fs.write")
    void write(String text, Long noteId) {}
}
