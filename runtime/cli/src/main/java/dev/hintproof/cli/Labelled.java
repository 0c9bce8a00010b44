package dev.hintproof.cli;

import dev.hintproof.manifest.gg.ContextualBucket;
import dev.hintproof.manifest.gg.GgClass;
import dev.hintproof.manifest.gg.SchemaProperty;
import java.util.List;
import java.util.SortedSet;

/**
 * The labels of one tool.
 *
 * @param properties its properties
 * @param rows what is printed of them: one JSON object a line
 */
record Labelled(List<Property> properties, String rows) {

    /**
     * The labels of one property.
     *
     * @param property the property
     * @param classes its risk classes
     * @param buckets its contextual buckets, where asked for
     */
    record Property(SchemaProperty property, SortedSet<GgClass> classes, SortedSet<ContextualBucket> buckets) {}
}
