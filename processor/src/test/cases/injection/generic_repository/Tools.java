package injection.generic_repository;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.util.List;

@McpServer(name = "cases")
public class Tools {
    private final Repository<Note> notes;

    public Tools(Repository<Note> notes) {
        this.notes = notes;
    }

    // run: no, it is implemented by a proxy at run time
    @McpTool @Plain // refused: opaque via Repository.findAll
    public List<String> tool() {
        return notes.findAll().stream().map(Note::title).toList();
    }
}

interface Repository<T> {
    List<T> findAll();

    void deleteAll();
}

record Note(String title) {}
