package dev.hintproof.manifest.audit;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;

/** The audit of lists that are used together: takes what single tools gave, list by list, and adds what only the whole shows. */
public interface SetAudit {

    /**
     * Adds a tool; the tools of one list come one after the other.
     *
     * @param list what to call the list in a message
     */
    void add(String list, Auditor.ToolFindings tool);

    /** What the document of the current list says beside its tools. */
    void document(JsonNode members);

    /** Ends the current list: its findings, in the order of its tools. */
    List<Finding> end();
}
