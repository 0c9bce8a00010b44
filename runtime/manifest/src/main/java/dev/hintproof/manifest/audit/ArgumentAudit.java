package dev.hintproof.manifest.audit;

import com.fasterxml.jackson.databind.JsonNode;
import dev.hintproof.manifest.schema.Pointers;
import dev.hintproof.manifest.schema.SchemaWalk;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Pattern;

/** Compares the arguments that the text speaks of with those that the schema declares. */
final class ArgumentAudit {

    /** Parameters that frameworks fill in themselves and keep out of the schema, while the doc comment still names them. */
    private static final Set<String> INJECTED =
            Set.of("ctx", "context", "self", "cls", "kwargs", "args", "extra", "request");

    /** Names of parameters that ask what the model knows of itself, its conversation or its other tools. */
    private static final Pattern HARVESTING = Pattern.compile(
            "(?:calling_?|caller_?)?(?:llm|ai|language)_?model(?:_?(?:name|id|version|provider))?|llm_?(?:name|version|provider|id|type)"
                    + "|(?:\\w+_)?system_?prompt(?:_\\w+)?|(?:full_|entire_|complete_|whole_)?(?:conversation|chat|dialog(?:ue)?)_?(?:history|log|transcript|context|dump)|session_?(?:transcript|dump)"
                    + "|(?:available_|all_|other_|installed_)?tools?_?(?:list|names|descriptions|inventory)|(?:available|installed|other|connected)_?tools"
                    + "|chain_?of_?thoughts?|(?:hidden|internal|inner)_?(?:reasoning|thoughts|monologue)|previous_?(?:messages|tool_?(?:calls|results|outputs))"
                    + "|user_?(?:credentials|secrets|passwords?)|content_?(?:of|from)_\\w*(?:ssh|id_?rsa|passwd|env|secret|credential)\\w*|\\w*(?:id_?rsa|etc_?passwd|etc_?shadow)\\w*",
            Pattern.CASE_INSENSITIVE);

    private final ToolView tool;
    private final Consumer<Finding> out;

    ArgumentAudit(ToolView tool, Consumer<Finding> out) {
        this.tool = tool;
        this.out = out;
    }

    void run() {
        harvesting();
        if (tool.inputSchema().isObject()) {
            undeclared();
        }
    }

    private void undeclared() {
        boolean closed = isFalse(tool.inputSchema().path("additionalProperties"));
        for (Map.Entry<String, ArgumentReferences.Form> reference :
                ArgumentReferences.in(tool.description()).entrySet()) {
            String name = reference.getKey();
            if (tool.declared().contains(name)) {
                continue;
            }
            // Headings look like entries: "Behavior:". A capital is a heading's, unless the tool has such arguments.
            if (Character.isUpperCase(name.charAt(0)) && !tool.declared().anyCapitalised()) {
                continue;
            }
            ArgumentReferences.Form form = reference.getValue();
            boolean instruction = form != ArgumentReferences.Form.LISTED;
            Severity severity = form == ArgumentReferences.Form.INSTRUCTION ? Severity.BLOCK : Severity.QUARANTINE;
            if (!instruction && INJECTED.contains(name)) {
                severity = Severity.NOTE;
            }
            String verb = instruction ? "tells the model to pass" : "documents";
            String message = "the description " + verb + " the argument '" + name + "', which the schema "
                    + (closed ? "refuses" : "does not declare and would let through");
            out.accept(new Finding(
                    tool.name(),
                    AuditRule.UNDECLARED_ARGUMENT,
                    severity,
                    "/description",
                    message,
                    "declare '" + name + "' in inputSchema, or take it out of the text",
                    Set.of(name)));
        }
    }

    private void harvesting() {
        // A tool for prompts, agents or chats takes them as arguments, and says so in its name.
        boolean isTopic = Sign.CHAT.isTopicOf(WriteWords.words(tool.name()));
        SchemaWalk.visit(tool.inputSchema(), (schema, pointer) -> {
            for (Map.Entry<String, JsonNode> property :
                    schema.path("properties").properties()) {
                if (HARVESTING.matcher(property.getKey()).matches()) {
                    out.accept(new Finding(
                            tool.name(),
                            AuditRule.CONTEXT_HARVESTING,
                            isTopic ? Severity.NOTE : Severity.QUARANTINE,
                            Pointers.child("/inputSchema" + pointer + "/properties", property.getKey()),
                            "the parameter '" + property.getKey()
                                    + "' collects what the model knows of itself, its user or its tools",
                            "check what the tool needs this for; remove it if it works without"));
                }
            }
        });
    }

    private static boolean isFalse(JsonNode value) {
        return value.isBoolean() && !value.booleanValue();
    }
}
