package dev.hintproof.manifest.audit;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.hintproof.manifest.json.Json;
import dev.hintproof.manifest.json.ListedTool;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Labelled tool lists, read from a folder with the subfolders {@code benign} and {@code poisoned}. Members that start with an
 * underscore are labels, and not part of a tool.
 *
 * @param tools all tools that can be counted
 */
record Corpus(List<Labelled> tools) {

    /** Where the corpus lies: the property {@code hintproof.corpus}, or the folder beside the checkout. */
    static Optional<Path> folder() {
        String given = System.getProperty("hintproof.corpus");
        List<Path> places = given != null
                ? List.of(Path.of(given))
                : List.of(Path.of("../../../shared/corpus"), Path.of("../../../../shared/corpus"));
        return places.stream()
                .filter(path -> Files.isDirectory(path.resolve("benign")))
                .findFirst();
    }

    /**
     * A tool with what its collector says of it.
     *
     * @param source the file that it is from
     * @param server the list that it belongs to
     * @param tool the tool without labels
     * @param label {@code benign}, {@code poisoned}, {@code hard-negative}, or another word
     * @param visible for a poisoned tool, whether the definition shows it
     */
    record Labelled(String source, String server, ObjectNode tool, String label, boolean visible) {}

    static Corpus read(Path folder) throws IOException {
        var tools = new ArrayList<Labelled>();
        for (String kind : List.of("benign", "poisoned")) {
            try (Stream<Path> files = Files.list(folder.resolve(kind))) {
                for (Path file : files.sorted().toList()) {
                    tools.addAll(read(file, kind));
                }
            }
        }
        return new Corpus(tools);
    }

    private static List<Labelled> read(Path file, String kind) throws IOException {
        String source = file.getFileName().toString().replace(".json", "");
        JsonNode root = Json.parse(Files.readAllBytes(file), source);
        var tools = new ArrayList<Labelled>();
        if (root.path("wireFormat").isBoolean() && !root.path("wireFormat").booleanValue() && kind.equals("benign")) {
            return tools;
        }
        for (JsonNode raw : root.path("tools")) {
            ObjectNode tool = ((ObjectNode) raw).deepCopy();
            var server = new StringBuilder(source);
            for (String key : List.of("_server", "_file", "_case")) {
                server.append('/').append(raw.path(key).asText(""));
            }
            List<String> labels = tool.propertyStream()
                    .map(Map.Entry::getKey)
                    .filter(key -> key.startsWith("_") && !key.equals("_meta"))
                    .toList();
            tool.remove(labels);
            String label = kind.equals("benign") ? "benign" : raw.path("_label").asText();
            tools.add(new Labelled(
                    source, server.toString(), tool, label, raw.path("_visible").asBoolean(true)));
        }
        return tools;
    }

    /** The findings of each tool, each server's list audited by itself. */
    Map<Labelled, List<Finding>> audit() {
        var servers = new LinkedHashMap<String, List<Labelled>>();
        tools.forEach(tool -> servers.computeIfAbsent(tool.server(), server -> new ArrayList<>())
                .add(tool));
        var result = new IdentityHashMap<Labelled, List<Finding>>();
        servers.forEach((server, list) -> {
            var audit = new ListAudit();
            var auditor = new Auditor(Map.of());
            for (int i = 0; i < list.size(); i++) {
                audit.add(server, auditor.audit(new ListedTool(i, list.get(i).tool(), Optional.empty())));
            }
            List<Finding> findings = audit.end();
            for (Labelled tool : list) {
                String name = tool.tool().path("name").asText();
                result.put(
                        tool,
                        findings.stream()
                                .filter(finding -> finding.tool().equals(name))
                                .toList());
            }
        });
        return result;
    }
}
