package dev.hintproof.proxy.surface;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Map;

/** What the audit of a whole list says about its tools. */
@FunctionalInterface
public interface IntegrityAudit {
    /** No audit. */
    IntegrityAudit NONE = tools -> Map.of();

    /**
     * Audits a list.
     *
     * @return what speaks against a tool, by name; tools that nothing speaks against are absent
     */
    Map<String, Objections> audit(List<JsonNode> tools);

    /**
     * What speaks against a tool.
     *
     * @param block why it must not be shown or called
     * @param quarantine why its own claims can't be relied on
     */
    record Objections(List<String> block, List<String> quarantine) {
        /** Copies the lists. */
        public Objections {
            block = List.copyOf(block);
            quarantine = List.copyOf(quarantine);
        }
    }
}
