package dev.hintproof.cli.report;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.hintproof.manifest.audit.Finding;
import java.io.PrintStream;

/** One JSON object a line for each file, as the design page has it. */
public final class JsonReport implements Report {

    private final PrintStream out;

    /** Writes there. */
    public JsonReport(PrintStream out) {
        this.out = out;
    }

    @Override
    public void file(AuditedFile file) {
        ObjectNode object = JsonNodeFactory.instance.objectNode();
        object.put("file", file.file());
        ArrayNode findings = object.putArray("findings");
        for (Finding finding : file.findings()) {
            ObjectNode one = findings.addObject();
            one.put("tool", finding.tool());
            one.put("rule", finding.rule().id());
            one.put("severity", finding.severity().word());
            one.put("pointer", finding.pointer());
            one.put("message", finding.message());
            one.put("fix", finding.fix());
        }
        out.append(object.toString()).append('\n');
    }

    @Override
    public void end() {
        out.flush();
    }
}
