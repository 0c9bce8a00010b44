package dev.hintproof.proxy.relay;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.hintproof.manifest.gg.GgClass;
import dev.hintproof.manifest.gg.GgLabels;
import dev.hintproof.manifest.gg.SchemaProperties;
import dev.hintproof.manifest.gg.SchemaProperty;
import dev.hintproof.proxy.surface.ArgumentCheck;
import dev.hintproof.proxy.surface.ToolView;
import dev.hintproof.proxy.wire.Json;
import java.util.Set;

/** What a person should know of a held call, as its ticket keeps it. */
final class TicketDetails {
    private TicketDetails() {}

    static ObjectNode of(ToolView tool, Set<String> given, ArgumentCheck.Findings findings) {
        ObjectNode details = Json.object();
        details.put("class", tool.effectClass().word());
        details.put("claim", tool.claim().word());
        tool.reasons().forEach(details.putArray("reasons")::add);
        if (!findings.undeclared().isEmpty()) {
            findings.undeclared().forEach(details.putArray("undeclared")::add);
        }
        if (findings.uncheckable() != null) {
            details.put("unchecked", findings.uncheckable());
        }
        ObjectNode labels = labels(tool, given);
        if (!labels.isEmpty()) {
            details.set("labels", labels);
        }
        return details;
    }

    /** The gg: risk classes of the arguments that the call gives; an undeclared one is labelled by its name. */
    private static ObjectNode labels(ToolView tool, Set<String> given) {
        ObjectNode labels = Json.object();
        for (String name : given) {
            String description = SchemaProperties.of(tool.definition().get("inputSchema")).stream()
                    .filter(property ->
                            property.name().equals(name) && property.pointer().startsWith("/properties/"))
                    .map(SchemaProperty::description)
                    .findFirst()
                    .orElse("");
            Set<GgClass> classes = GgLabels.of(name, description);
            if (!classes.isEmpty()) {
                classes.stream().map(GgClass::label).forEach(labels.putArray(name)::add);
            }
        }
        return labels;
    }
}
