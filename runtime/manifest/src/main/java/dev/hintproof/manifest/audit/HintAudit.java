package dev.hintproof.manifest.audit;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;

/** Looks at the hints: against each other, and against what name, text and required arguments say. */
final class HintAudit {

    /** The arguments that the published rule takes for the mark of a write. */
    static final Set<String> WRITE_SHAPED = Set.of("path", "destination", "command", "url", "endpoint", "target");

    private static final List<String> HINTS =
            List.of("readOnlyHint", "destructiveHint", "idempotentHint", "openWorldHint");

    private final ToolView tool;
    private final boolean verified;
    private final Consumer<Finding> out;

    /** @param verified whether the tool's hints were derived from its code, and that was verified */
    HintAudit(ToolView tool, boolean verified, Consumer<Finding> out) {
        this.tool = tool;
        this.verified = verified;
        this.out = out;
    }

    void run() {
        malformed();
        if (tool.claims("readOnlyHint") && tool.claims("destructiveHint")) {
            tell(
                    AuditRule.HINT_CONTRADICTION,
                    Severity.BLOCK,
                    "/annotations",
                    "it claims to be read-only and destructive",
                    "a tool is one or the other; set destructiveHint to false on a read-only tool");
        }
        if (!verified) {
            readOnly();
            new ClaimAudit(tool, out).run();
        }
    }

    private void malformed() {
        JsonNode annotations = tool.annotations();
        if (annotations.isMissingNode() || annotations.isNull()) {
            return;
        }
        if (!annotations.isObject()) {
            tell(
                    AuditRule.UNCLASSIFIABLE,
                    Severity.QUARANTINE,
                    "/annotations",
                    "its annotations are no object, so what it claims is unknown",
                    "write annotations as an object of hints");
            return;
        }
        for (String hint : HINTS) {
            JsonNode value = annotations.path(hint);
            if (!value.isMissingNode() && !value.isNull() && !value.isBoolean()) {
                tell(
                        AuditRule.UNCLASSIFIABLE,
                        Severity.QUARANTINE,
                        "/annotations/" + hint,
                        "its " + hint + " is neither true nor false: clients disagree about what that means",
                        "write true or false");
            }
        }
    }

    private void readOnly() {
        if (!tool.claims("readOnlyHint")) {
            return;
        }
        Optional<WriteWords.Kind> name = WriteWords.ofName(tool.name());
        Optional<WriteWords.Kind> text = WriteWords.ofText(tool.description());
        boolean nameWrites = writes(name);
        boolean secondWrites = writes(WriteWords.ofSecondVerb(tool.description()));
        boolean textWrites = writes(text) || (secondWrites && nameWrites);
        var arguments = new TreeSet<>(tool.required());
        arguments.retainAll(WRITE_SHAPED);
        boolean reads =
                name.equals(Optional.of(WriteWords.Kind.READS)) || text.equals(Optional.of(WriteWords.Kind.READS));
        if ((nameWrites && textWrites) || (nameWrites && !reads && !arguments.isEmpty())) {
            tell(
                    AuditRule.READ_ONLY_CONTRADICTION,
                    Severity.BLOCK,
                    "/annotations/readOnlyHint",
                    "it claims to be read-only, but its name" + (textWrites ? " and description say" : " says")
                            + " that it changes something"
                            + (arguments.isEmpty() ? "" : ", and it requires " + String.join(", ", arguments)),
                    "set readOnlyHint to false, or have it verified (--verified-by)");
        } else if (((nameWrites || textWrites) && !reads) || secondWrites) {
            tell(
                    AuditRule.READ_ONLY_CONTRADICTION,
                    Severity.QUARANTINE,
                    "/annotations/readOnlyHint",
                    "it claims to be read-only, but its " + (nameWrites ? "name" : "description")
                            + " says that it changes something",
                    "set readOnlyHint to false, or have it verified (--verified-by)");
        } else if (!arguments.isEmpty() && !reads) {
            tell(
                    AuditRule.READ_ONLY_CONTRADICTION,
                    Severity.NOTE,
                    "/annotations/readOnlyHint",
                    "it claims to be read-only and requires " + String.join(", ", arguments)
                            + "; nothing in its text says that it only reads",
                    "say in the description what is read, or have it verified (--verified-by)");
        }
    }

    private static boolean writes(Optional<WriteWords.Kind> kind) {
        return kind.isPresent() && kind.get() != WriteWords.Kind.READS;
    }

    private void tell(AuditRule rule, Severity severity, String pointer, String message, String fix) {
        out.accept(new Finding(tool.name(), rule, severity, pointer, message, fix));
    }
}
