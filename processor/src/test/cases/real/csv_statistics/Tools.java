package real.csv_statistics;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.DoubleSummaryStatistics;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

@McpServer(name = "cases")
public class Tools {
    // args: "canary.txt", ";"
    @McpTool @Plain // accepted
    public List<ColumnStatistics> statistics(String path, String separator) throws IOException {
        List<ColumnStatistics> result = new ArrayList<>();
        try (Stream<String> lines = Files.lines(Path.of(path))) {
            Iterator<String> all = lines.iterator();
            if (!all.hasNext()) {
                return List.of();
            }
            for (String name : all.next().split(Pattern.quote(separator))) {
                result.add(new ColumnStatistics(name.trim()));
            }
            all.forEachRemaining(line -> {
                String[] cells = line.split(Pattern.quote(separator), -1);
                for (int i = 0; i < Math.min(cells.length, result.size()); i++) {
                    result.get(i).add(cells[i].trim());
                }
            });
        }
        return result;
    }

    public static class ColumnStatistics {
        private final String name;
        private final DoubleSummaryStatistics numbers = new DoubleSummaryStatistics();
        private final Map<String, Integer> values = new HashMap<>();
        private int empty;

        ColumnStatistics(String name) {
            this.name = name;
        }

        void add(String cell) {
            if (cell.isEmpty()) {
                empty++;
                return;
            }
            try {
                numbers.accept(Double.parseDouble(cell));
            } catch (NumberFormatException e) {
                values.merge(cell, 1, Integer::sum);
            }
        }

        public String getName() {
            return name;
        }

        public double getMean() {
            return numbers.getCount() == 0 ? 0 : numbers.getAverage();
        }

        public int getEmpty() {
            return empty;
        }

        public List<String> getTop() {
            return values.entrySet().stream()
                    .sorted(Map.Entry.<String, Integer>comparingByValue(Comparator.reverseOrder()))
                    .limit(3)
                    .map(Map.Entry::getKey)
                    .collect(Collectors.toList());
        }
    }
}
