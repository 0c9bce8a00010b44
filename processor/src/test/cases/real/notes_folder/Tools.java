package real.notes_folder;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

@McpServer(name = "cases")
public class Tools {
    private final Path folder;

    public Tools() {
        folder = Path.of(System.getProperty("notes.folder", "."));
    }

    // args: "alive", 5
    @McpTool @Plain // accepted
    public List<Hit> search(String query, int limit) throws IOException {
        if (query.isBlank()) {
            throw new IllegalArgumentException("query is blank");
        }
        Pattern pattern = Pattern.compile(Pattern.quote(query), Pattern.CASE_INSENSITIVE);
        List<Hit> hits = new ArrayList<>();
        try (Stream<Path> files = Files.walk(folder, 3)) {
            Iterator<Path> all = files.filter(file -> file.toString().endsWith(".txt")).sorted().iterator();
            while (all.hasNext() && hits.size() < limit) {
                Path file = all.next();
                int number = 0;
                for (String line : Files.readAllLines(file, StandardCharsets.UTF_8)) {
                    number++;
                    if (pattern.matcher(line).find()) {
                        hits.add(new Hit(folder.relativize(file).toString(), number, line.strip()));
                    }
                }
            }
        }
        hits.sort(Comparator.comparing(Hit::file).thenComparingInt(Hit::line));
        return hits.size() > limit ? hits.subList(0, limit) : hits;
    }

    public record Hit(String file, int line, String text) {}
}
