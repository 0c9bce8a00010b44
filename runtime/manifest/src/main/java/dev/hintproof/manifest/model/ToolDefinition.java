package dev.hintproof.manifest.model;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.hintproof.manifest.effect.HintProfile;
import dev.hintproof.manifest.effect.Hints;
import dev.hintproof.manifest.gg.GgClass;
import dev.hintproof.manifest.gg.SchemaProperties;
import java.util.Collections;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;

/**
 * One tool as it goes over the wire.
 *
 * @param name its name
 * @param title its title
 * @param description its description
 * @param inputSchema the JSON Schema of its arguments; labels ({@code x-gg}) included
 * @param outputSchema the JSON Schema of its structured result
 * @param hints its hints
 * @param provenance where the hints come from
 * @param gg the risk classes of its labelled properties, by property name
 */
public record ToolDefinition(
        String name,
        String title,
        String description,
        ObjectNode inputSchema,
        Optional<ObjectNode> outputSchema,
        Hints hints,
        Provenance provenance,
        SortedMap<String, SortedSet<GgClass>> gg) {

    /** Copies what could change. */
    public ToolDefinition {
        inputSchema = inputSchema.deepCopy();
        outputSchema = outputSchema.map(ObjectNode::deepCopy);
        var copy = new TreeMap<String, SortedSet<GgClass>>();
        gg.forEach((property, classes) -> copy.put(property, Collections.unmodifiableSortedSet(classes)));
        gg = Collections.unmodifiableSortedMap(copy);
    }

    /**
     * A tool whose schema isn't labelled yet: labels it, and derives the hints from the provenance.
     *
     * @param inputSchema the schema without labels; it is not changed
     */
    public static ToolDefinition derive(
            String name,
            String title,
            String description,
            ObjectNode inputSchema,
            Optional<ObjectNode> outputSchema,
            HintProfile profile,
            Provenance provenance) {
        ObjectNode labelled = inputSchema.deepCopy();
        var labels = SchemaProperties.label(labelled);
        Hints hints = provenance.derivation().hints(profile);
        return new ToolDefinition(name, title, description, labelled, outputSchema, hints, provenance, labels);
    }
}
