package dev.hintproof.cli;

import dev.hintproof.manifest.gg.ContextualBucket;
import dev.hintproof.manifest.gg.GgClass;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** Counts tools by class, in the form of the draft's census table. A tool counts once for a class, however many properties have it. */
final class LabelTable {

    private static final String HEADER = "Parameter risk class\tTools (≥1 property)\t% of live\t≥1 required\n";
    private static final String BUCKET_HEADER =
            "Contextual bucket (non-normative)\tTools (≥1 property)\t% of live\t≥1 required\n";

    private final boolean withBuckets;
    private final Map<String, int[]> classes = new LinkedHashMap<>();
    private final Map<String, int[]> buckets = new LinkedHashMap<>();
    private int tools;

    LabelTable(boolean withBuckets) {
        this.withBuckets = withBuckets;
        for (GgClass one : GgClass.values()) {
            classes.put(one.label(), new int[2]);
        }
        for (ContextualBucket one : ContextualBucket.values()) {
            buckets.put(one.label(), new int[2]);
        }
    }

    void add(Labelled tool) {
        tools++;
        var any = new HashSet<String>();
        var required = new HashSet<String>();
        for (Labelled.Property property : tool.properties()) {
            for (GgClass one : property.classes()) {
                note(one.label(), property, any, required);
            }
            for (ContextualBucket one : property.buckets()) {
                note(one.label(), property, any, required);
            }
        }
        count(any, 0);
        count(required, 1);
    }

    private static void note(String label, Labelled.Property property, Set<String> any, Set<String> required) {
        any.add(label);
        if (property.property().required()) {
            required.add(label);
        }
    }

    private void count(Set<String> labels, int column) {
        for (String label : labels) {
            int[] counts = classes.getOrDefault(label, buckets.get(label));
            if (counts != null) {
                counts[column]++;
            }
        }
    }

    String text() {
        var text = new StringBuilder(HEADER);
        append(classes, text);
        if (withBuckets) {
            text.append(BUCKET_HEADER);
            append(buckets, text);
        }
        return text.append(
                        String.format(Locale.ROOT, "Live tools\t%,d%n", tools).replace(System.lineSeparator(), "\n"))
                .toString();
    }

    private void append(Map<String, int[]> table, StringBuilder text) {
        List<Map.Entry<String, int[]>> rows = new ArrayList<>(table.entrySet());
        rows.sort(Comparator.comparingInt(row -> -row.getValue()[0]));
        for (Map.Entry<String, int[]> row : rows) {
            double share = tools == 0 ? 0 : 100.0 * row.getValue()[0] / tools;
            text.append(String.format(
                    Locale.ROOT, "%s\t%,d\t%.3f\t%,d\n", row.getKey(), row.getValue()[0], share, row.getValue()[1]));
        }
    }
}
