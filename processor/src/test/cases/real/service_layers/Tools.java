package real.service_layers;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.Optional;

@McpServer(name = "cases")
public class Tools {
    private final NoteService service;

    public Tools() {
        service = new NoteService(new FileNoteRepository(Path.of(".")), Clock.systemUTC());
    }

    // args: "canary.txt"
    @McpTool @Plain // accepted
    public NoteView read(String name) {
        return service.read(name);
    }

    // args: "canary.txt"
    @McpTool @Plain // refused: fs.delete via Files.delete
    public NoteView archive(String name) {
        return service.archive(name);
    }
}

record NoteView(String name, String text, String readAt) {}

class NoteService {
    private final NoteRepository repository;
    private final Clock clock;

    NoteService(NoteRepository repository, Clock clock) {
        this.repository = repository;
        this.clock = clock;
    }

    NoteView read(String name) {
        return repository
                .load(name)
                .map(text -> new NoteView(name, text, clock.instant().toString()))
                .orElseThrow(() -> new IllegalArgumentException("no note " + name));
    }

    NoteView archive(String name) {
        NoteView view = read(name);
        repository.remove(name);
        return view;
    }
}

interface NoteRepository {
    Optional<String> load(String name);

    void remove(String name);
}

class FileNoteRepository implements NoteRepository {
    private final Path folder;

    FileNoteRepository(Path folder) {
        this.folder = folder;
    }

    @Override
    public Optional<String> load(String name) {
        Path file = folder.resolve(name);
        try {
            return Files.exists(file) ? Optional.of(Files.readString(file)) : Optional.empty();
        } catch (IOException e) {
            throw new UncheckedIOException("can't read " + file, e);
        }
    }

    @Override
    public void remove(String name) {
        try {
            Files.delete(folder.resolve(name));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
