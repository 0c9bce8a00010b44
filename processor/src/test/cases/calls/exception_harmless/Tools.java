package calls.exception_harmless;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;

@McpServer(name = "cases")
public class Tools {
    // args: 1
    @McpTool @Plain // accepted
    public String tool(int n) {
        try {
            if (n > 0) {
                throw new NoSuchNoteException(n);
            }
            return "ok";
        } catch (NoSuchNoteException e) {
            return e.getMessage() + e.note();
        } finally {
            n++;
        }
    }
}

class NoSuchNoteException extends RuntimeException {
    private final int note;

    NoSuchNoteException(int note) {
        super("no note " + note);
        this.note = note;
    }

    int note() {
        return note;
    }
}
