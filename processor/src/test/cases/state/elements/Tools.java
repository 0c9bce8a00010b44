package state.elements;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

@McpServer(name = "cases")
public class Tools {
    private final List<Note> notes = new ArrayList<>(List.of(new Note("a")));

    @McpTool @Plain // refused: state via notes
    public int through_get() {
        notes.get(0).text = "changed";
        return 1;
    }

    @McpTool @Plain // refused: state via notes
    public int in_for_each() {
        for (Note note : notes) {
            note.setText("x");
        }
        return 1;
    }

    @McpTool @Plain // refused: state via notes
    public int in_lambda() {
        notes.forEach(note -> note.setText("x"));
        return 1;
    }

    @McpTool @Plain // refused: state via notes
    public int in_stream() {
        return (int) notes.stream().peek(note -> note.setText("y")).filter(n -> n.text != null).count();
    }

    @McpTool @Plain // refused: state via notes
    public int of_a_copy() {
        // The list is a copy, its elements aren't.
        new ArrayList<>(notes).get(0).setText("z");
        return 1;
    }

    @McpTool @Plain // refused: state via notes
    public String through_optional() {
        Optional<Note> first = notes.stream().findFirst();
        first.ifPresent(n -> n.setText("w"));
        return "done";
    }

    @McpTool @Plain // accepted
    public List<String> reading() {
        return notes.stream().map(note -> note.text).toList();
    }
}

class Note {
    String text;

    Note(String text) {
        this.text = text;
    }

    void setText(String text) {
        this.text = text;
    }
}
