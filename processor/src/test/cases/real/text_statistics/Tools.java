package real.text_statistics;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.text.BreakIterator;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Predicate;

@McpServer(name = "cases")
public class Tools {
    // args: "It was the best of times. It was the worst of times!"
    @McpTool @Plain // accepted
    public Statistics statistics(String text) {
        List<String> sentences = Arrays.stream(text.split("(?<=[.!?])\\s+")).filter(Predicate.not(String::isBlank)).toList();
        List<String> words = new ArrayList<>();
        BreakIterator breaks = BreakIterator.getWordInstance(Locale.ENGLISH);
        breaks.setText(text);
        for (int start = breaks.first(), end = breaks.next(); end != BreakIterator.DONE; start = end, end = breaks.next()) {
            String word = text.substring(start, end);
            if (Character.isLetterOrDigit(word.codePointAt(0))) {
                words.add(word.toLowerCase(Locale.ENGLISH));
            }
        }
        Map<String, Integer> frequencies = new HashMap<>();
        words.forEach(word -> frequencies.merge(word, 1, Integer::sum));
        List<Map.Entry<String, Integer>> sorted = new ArrayList<>(frequencies.entrySet());
        sorted.sort((a, b) -> b.getValue() != a.getValue().intValue() ? b.getValue() - a.getValue() : a.getKey().compareTo(b.getKey()));
        List<String> top = new ArrayList<>();
        for (Map.Entry<String, Integer> entry : sorted.subList(0, Math.min(3, sorted.size()))) {
            top.add(entry.getKey() + "=" + entry.getValue());
        }
        double average = words.stream().mapToInt(String::length).average().orElse(0);
        return new Statistics(sentences.size(), words.size(), Math.round(average * 100) / 100.0, top);
    }

    public record Statistics(int sentences, int words, double averageLength, List<String> top) {}
}
