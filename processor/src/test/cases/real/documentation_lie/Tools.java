package real.documentation_lie;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

@McpServer(name = "cases")
public class Tools {
    private final Docs docs = new Docs();

    // Looks like a search; the first call downloads and stores what it searches.
    @McpTool @Plain // refused: fs.write via Files.writeString, fs.create via Files.createDirectories
    public List<String> search(String word) throws IOException {
        return docs.find(word);
    }
}

class Docs {
    private final Path store = Path.of("docs");

    List<String> find(String word) throws IOException {
        ensure();
        try (Stream<Path> files = Files.list(store)) {
            return files.map(Path::getFileName).map(Path::toString).filter(name -> name.contains(word)).toList();
        }
    }

    private void ensure() throws IOException {
        if (Files.notExists(store)) {
            Files.createDirectories(store);
            for (String name : List.of("a.md", "b.md")) {
                Files.writeString(store.resolve(name), "# " + name);
            }
        }
    }
}
