package dev.hintproof.manifest.audit;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Orders to call a named tool that the same list does not have. */
final class ToolReferences {

    private static final String NAME = "[`'\"]?([a-z][a-z0-9]*(?:[_-][a-z0-9]+){1,6})[`'\"]?";
    private static final Pattern ORDER = Pattern.compile(
            "\\b(?:[Cc]all|[Ii]nvoke|[Rr]un|[Ee]xecute|[Tt]rigger|[Cc]alling|[Ii]nvoking|[Rr]unning)\\b (?:the |to )?"
                    + NAME
                    + "(?! (?:command|script|file|argument|parameter|field|option|flag|environment|query|mode))\\b");

    private ToolReferences() {}

    static void check(ToolView tool, Consumer<Finding> out) {
        List<String> told = new ArrayList<>();
        for (String sentence : Sentences.of(tool.description())) {
            Matcher order = ORDER.matcher(sentence);
            while (order.find()) {
                String name = order.group(1);
                if (!tool.declared().contains(name) && !told.contains(name) && !isCompound(name)) {
                    told.add(name);
                    out.accept(new Finding(
                            tool.name(),
                            AuditRule.FOREIGN_TOOL_INSTRUCTION,
                            Severity.QUARANTINE,
                            "/description",
                            "it has the model call '" + name + "', which is no tool of this list: “" + sentence + "”",
                            "name only tools of the same server",
                            Set.of(name)));
                }
            }
        }
    }

    /** English compounds with a hyphen ({@code real-time}) are no tools; a name with an underscore is. */
    private static boolean isCompound(String name) {
        return name.indexOf('_') < 0;
    }
}
