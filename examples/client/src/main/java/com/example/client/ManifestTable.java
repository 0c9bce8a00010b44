package com.example.client;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;

/** A jar's manifests as people read them: hints, and why they are so. */
final class ManifestTable {

    private static final String FOLDER = "META-INF/mcp/";
    private static final String HEAD = "%-14s %-9s %-11s %-10s %-10s %s%n";

    private ManifestTable() {}

    static void print(Path jar, PrintStream out) throws IOException {
        try (JarFile file = new JarFile(jar.toFile())) {
            List<JarEntry> manifests = file.stream()
                    .filter(entry -> entry.getName().startsWith(FOLDER)
                            && entry.getName().endsWith(".json"))
                    .toList();
            if (manifests.isEmpty()) {
                throw new IOException(jar + " has no manifest under " + FOLDER);
            }
            for (JarEntry entry : manifests) {
                try (InputStream content = file.getInputStream(entry)) {
                    print(new ObjectMapper().readTree(content), out);
                }
            }
        }
    }

    private static void print(JsonNode manifest, PrintStream out) {
        JsonNode server = manifest.path("server");
        JsonNode by = manifest.path("derivedBy");
        out.printf(
                "%s %s: %d tools, hints derived by %s %s%n%n",
                server.path("name").asText(),
                server.path("version").asText(),
                manifest.path("tools").size(),
                by.path("name").asText(),
                by.path("version").asText());
        out.printf(HEAD, "tool", "readOnly", "destructive", "idempotent", "openWorld", "because");
        for (JsonNode tool : manifest.path("tools")) {
            JsonNode hints = tool.path("annotations");
            List<String> reasons = reasons(tool.path("_meta").path("dev.hintproof/x-revl"));
            out.printf(
                    HEAD,
                    tool.path("name").asText(),
                    yesNo(hints.path("readOnlyHint")),
                    yesNo(hints.path("destructiveHint")),
                    yesNo(hints.path("idempotentHint")),
                    yesNo(hints.path("openWorldHint")),
                    reasons.get(0));
            reasons.stream().skip(1).forEach(reason -> out.printf("%59s%s%n", "", reason));
        }
        out.println();
    }

    private static String yesNo(JsonNode hint) {
        return hint.asBoolean() ? "yes" : "no";
    }

    private static List<String> reasons(JsonNode provenance) {
        List<String> reasons = new ArrayList<>();
        String undo = provenance.path("undo").path("tool").asText();
        JsonNode reaches = provenance.path("effects").path("reachesCapabilities");
        reasons.add(provenance.path("classification").asText()
                + (undo.isEmpty() ? "" : ", undone by " + undo)
                + (reaches.isEmpty() ? "" : ": reaches " + words(reaches)));
        for (JsonNode path : provenance.path("paths")) {
            String steps = StreamSupport.stream(path.path("steps").spliterator(), false)
                    .map(step -> step.path("what").asText())
                    .collect(Collectors.joining(" -> "));
            reasons.add(path.path("capability").asText() + " by " + steps);
        }
        for (JsonNode vouched : provenance.path("vouched")) {
            reasons.add("vouched: " + vouched.path("reason").asText());
        }
        return reasons;
    }

    private static String words(JsonNode texts) {
        return StreamSupport.stream(texts.spliterator(), false)
                .map(JsonNode::asText)
                .collect(Collectors.joining(", "));
    }
}
