package dev.hintproof.proxy.relay;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.hintproof.proxy.ledger.Journal;
import dev.hintproof.proxy.ledger.Setting;
import dev.hintproof.proxy.surface.ToolSurface;
import dev.hintproof.proxy.surface.ToolView;
import dev.hintproof.proxy.wire.Json;
import java.nio.charset.StandardCharsets;

/** Leaves in the journal what the gate makes of each tool, for the operator to look at, also when the gate has ended. */
final class SurfaceReport {
    private SurfaceReport() {}

    static void write(Journal journal, String report) {
        journal.write(tx -> {
            tx.set(Setting.SURFACE, report);
            return true;
        });
    }

    /** The report on a surface, as JSON text. */
    static String of(ToolSurface surface) {
        ObjectNode report = Json.object();
        ArrayNode tools = report.putArray("tools");
        for (ToolView tool : surface.tools()) {
            ObjectNode row = tools.addObject();
            row.put("tool", tool.name());
            row.put("class", tool.effectClass().word());
            row.put("claim", tool.claim().word());
            row.put("pin", tool.pin().word());
            row.put("digest", tool.digest());
            ArrayNode reasons = row.putArray("reasons");
            tool.reasons().forEach(reasons::add);
            if (tool.withheld() != null) {
                row.put("withheld", tool.withheld());
            }
        }
        ArrayNode unusable = report.putArray("unusable");
        surface.unusable().forEach(unusable::add);
        return new String(Json.write(report), StandardCharsets.UTF_8);
    }
}
