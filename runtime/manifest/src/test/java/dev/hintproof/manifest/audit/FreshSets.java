package dev.hintproof.manifest.audit;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.hintproof.manifest.json.Json;
import dev.hintproof.manifest.json.ListedTool;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Tools that were written for this test alone, attacks and honest ones that use the words of attacks, each batch before it was tried.
 * No phrase of a collection is in them.
 */
final class FreshSets {

    private FreshSets() {}

    /**
     * A tool and what the default policy says of it.
     *
     * @param batch the batch that it was written in; the rules were worked on with all batches but the last
     * @param kind what it tries, or whose words it uses
     * @param worst the worst severity
     */
    record Judged(int batch, String kind, String name, Severity worst, List<Finding> findings) {}

    static List<Judged> poisoned() throws IOException {
        return judge("fresh-poisoned.jsonl");
    }

    static List<Judged> benign() throws IOException {
        return judge("fresh-benign.jsonl");
    }

    /** Each batch is a list of its own. */
    private static List<Judged> judge(String resource) throws IOException {
        var batches = new TreeMap<Integer, List<JsonNode>>();
        read(resource)
                .forEach(line -> batches.computeIfAbsent(line.path("_batch").asInt(), any -> new ArrayList<>())
                        .add(line));
        var judged = new ArrayList<Judged>();
        batches.forEach((batch, lines) -> judged.addAll(judge(batch, lines)));
        return judged;
    }

    private static List<Judged> judge(int batch, List<JsonNode> lines) {
        var audit = new ListAudit();
        var auditor = new Auditor(Map.of());
        for (int i = 0; i < lines.size(); i++) {
            ObjectNode tool = lines.get(i).deepCopy();
            tool.remove(List.of("_kind", "_batch"));
            audit.add("batch " + batch, auditor.audit(new ListedTool(i, tool, Optional.empty())));
        }
        List<Finding> findings = audit.end();
        var judged = new ArrayList<Judged>();
        for (JsonNode line : lines) {
            String name = line.path("name").asText();
            List<Finding> own = findings.stream()
                    .filter(finding -> finding.tool().equals(name))
                    .toList();
            Severity worst =
                    own.stream().map(Finding::severity).max(Severity::compareTo).orElse(Severity.NOTE);
            judged.add(new Judged(batch, line.path("_kind").asText(), name, worst, own));
        }
        return judged;
    }

    private static List<JsonNode> read(String resource) throws IOException {
        try (InputStream in = FreshSets.class.getResourceAsStream(resource)) {
            if (in == null) {
                throw new IOException("there is no resource " + resource);
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .map(line -> Json.parse(line, resource))
                    .toList();
        }
    }
}
