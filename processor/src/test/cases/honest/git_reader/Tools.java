package honest.git_reader;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

@McpServer(name = "cases")
public class Tools {
    private final Path repository = Path.of(".");

    @McpTool @Plain // accepted
    public String head() throws IOException {
        Path head = repository.resolve(".git").resolve("HEAD");
        if (!Files.isRegularFile(head)) {
            return "no repository";
        }
        String text = Files.readString(head).strip();
        if (!text.startsWith("ref: ")) {
            return text;
        }
        Path reference = repository.resolve(".git").resolve(text.substring("ref: ".length()));
        return Files.exists(reference) ? Files.readString(reference).strip() : text;
    }

    @McpTool @Plain // accepted
    public Map<String, Long> sizes() throws IOException {
        try (Stream<Path> files = Files.find(repository, 4, (path, attributes) -> attributes.isRegularFile())) {
            return files.collect(Collectors.groupingBy(
                    file -> {
                        String name = file.getFileName().toString();
                        int dot = name.lastIndexOf('.');
                        return dot < 0 ? "" : name.substring(dot + 1);
                    },
                    TreeMap::new,
                    Collectors.summingLong(file -> file.toFile().length())));
        }
    }
}
