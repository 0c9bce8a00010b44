package real.log_analyser;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.IntSummaryStatistics;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

@McpServer(name = "cases")
public class Tools {
    private static final Pattern LINE =
            Pattern.compile("^(?<time>\\S+) (?<level>[A-Z]+) \\[(?<thread>[^]]*)] (?<logger>\\S+) - (?<message>.*)$");

    // args: "canary.txt"
    @McpTool @Plain // accepted
    public Report analyse(String path) throws IOException {
        List<Entry> entries = new ArrayList<>();
        try (BufferedReader in = Files.newBufferedReader(Path.of(path))) {
            String line;
            Entry last = null;
            while ((line = in.readLine()) != null) {
                Matcher matcher = LINE.matcher(line);
                if (matcher.matches()) {
                    last = new Entry(matcher.group("level"), matcher.group("logger"), new ArrayList<>());
                    last.lines().add(matcher.group("message"));
                    entries.add(last);
                } else if (last != null) {
                    last.lines().add(line);
                }
            }
        }
        Map<String, Long> levels = entries.stream()
                .collect(Collectors.groupingBy(Entry::level, TreeMap::new, Collectors.counting()));
        List<String> noisy = entries.stream()
                .filter(entry -> entry.level().equals("ERROR"))
                .collect(Collectors.groupingBy(Entry::logger, Collectors.counting()))
                .entrySet()
                .stream()
                .sorted(Map.Entry.<String, Long>comparingByValue().reversed().thenComparing(Map.Entry.comparingByKey()))
                .limit(5)
                .map(entry -> entry.getKey() + " (" + entry.getValue() + ")")
                .toList();
        IntSummaryStatistics sizes = entries.stream().mapToInt(entry -> entry.lines().size()).summaryStatistics();
        return new Report(levels, noisy, sizes.getMax());
    }

    record Entry(String level, String logger, List<String> lines) {}

    public record Report(Map<String, Long> levels, List<String> noisy, int longest) {}
}
