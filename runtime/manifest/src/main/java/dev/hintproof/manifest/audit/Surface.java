package dev.hintproof.manifest.audit;

import com.fasterxml.jackson.databind.JsonNode;
import dev.hintproof.manifest.gg.GgClass;
import dev.hintproof.manifest.gg.GgLabels;
import dev.hintproof.manifest.gg.SchemaProperties;
import dev.hintproof.manifest.gg.SchemaProperty;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.regex.Pattern;

/**
 * The gg: draft's intersection of high-consequence wording with an outbound parameter. The draft reports it and doesn't define it:
 * the words are ours, a heuristic, and decide nothing.
 */
public final class Surface {

    private static final Map<String, Pattern> CONSEQUENCES = new LinkedHashMap<>();

    static {
        consequence(
                "payment",
                "pay(?:s|ments?|out)?|transfers?|refunds?|charges?|invoices?|wire|wallet|purchase|checkout|billing");
        consequence(
                "filesystem change",
                "(?:write|delete|remove|overwrite|move|rename|upload|save)\\w*[ _-](?:\\w+[ _-]){0,3}(?:files?|folders?|director(?:y|ies)|disk)");
        consequence(
                "execution",
                "(?:execut|run|eval|spawn|invok)\\w*[ _-](?:\\w+[ _-]){0,3}(?:commands?|code|scripts?|shell|sql|quer(?:y|ies)|program)|shell|exec");
        consequence(
                "deployment",
                "deploy\\w*|provision\\w*|terraform|kubernetes|scale|rollback|restart|terminate|infrastructure");
        consequence(
                "credentials",
                "passwords?|credentials?|secrets?|api[ _-]?keys?|private[ _-]?keys?|access[ _-]?tokens?");
    }

    private Surface() {}

    /** Why a tool is in the intersection; empty if it isn't. */
    public static Optional<Finding> of(JsonNode tool) {
        String name = tool.path("name").asText();
        String text = (name + " : " + tool.path("description").asText()).replaceAll("([a-z0-9])([A-Z])", "$1 $2");
        var consequences = new TreeSet<String>();
        CONSEQUENCES.forEach((consequence, words) -> {
            if (words.matcher(text).find()) {
                consequences.add(consequence);
            }
        });
        var outbound = new TreeSet<String>();
        for (SchemaProperty property : SchemaProperties.of(tool.path("inputSchema"))) {
            if (GgLabels.of(property.name(), property.description()).contains(GgClass.URL_ENDPOINT)) {
                outbound.add(property.name());
            }
        }
        if (consequences.isEmpty() || outbound.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(new Finding(
                name,
                AuditRule.HIGH_CONSEQUENCE_SURFACE,
                Severity.NOTE,
                "",
                "heuristic: " + String.join(", ", consequences) + " beside an outbound parameter ("
                        + String.join(", ", outbound) + ")",
                "consider an egress limit for this tool"));
    }

    private static void consequence(String name, String words) {
        CONSEQUENCES.put(
                name, Pattern.compile("(?<![A-Za-z0-9])(?:" + words + ")(?![A-Za-z0-9])", Pattern.CASE_INSENSITIVE));
    }
}
