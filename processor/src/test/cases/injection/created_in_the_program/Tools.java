package injection.created_in_the_program;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.File;

@McpServer(name = "cases")
public class Tools {
    private final NoteService service;

    public Tools(NoteService service) {
        this.service = service;
    }

    // as dependency: no, the code that wires it isn't reached there
    @McpTool @Plain // accepted, assumes closed-world:injection/created_in_the_program/NoteService
    public String tool(String name) {
        return service.find(name);
    }
}

interface NoteService {
    String find(String name);
}

class FileNoteService implements NoteService {
    @Override
    public String find(String name) {
        return new File(name).getName();
    }
}

class Main {
    public static void main(String[] arguments) {
        System.err.println(new Tools(new FileNoteService()).tool("x"));
    }
}
