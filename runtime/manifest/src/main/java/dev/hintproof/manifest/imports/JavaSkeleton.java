package dev.hintproof.manifest.imports;

import com.fasterxml.jackson.databind.JsonNode;
import dev.hintproof.manifest.effect.EffectClass;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Writes the Java skeleton of a server that wraps a foreign one: an interface whose tools hand on to an upstream, with the effect
 * class that each tool was given, and a vouched boundary for each call, whose reason a person has to write. Text of the foreign
 * server stands in string literals alone.
 */
public final class JavaSkeleton {

    /** What stands where a person has to say why a boundary may be believed. */
    public static final String TODO = "TODO: say why this may be believed";

    private static final String INDENT = "    ";
    private static final int MAX_DESCRIPTION = 20_000;

    private static final String HEAD = """
            import java.util.List;
            import java.util.Map;
            import java.util.Optional;

            /**
             * Wraps the tools of a foreign server. Written by {@code hintproof import}: the effect classes are the importer's, the
             * reasons at the boundaries are yours to write.
            """;

    private final String server;
    private final String type;
    private final StringBuilder tools = new StringBuilder();
    private final StringBuilder upstream = new StringBuilder();
    private final JavaNames methods = new JavaNames(Set.of(
            "upstream",
            "hashCode",
            "toString",
            "getClass",
            "notify",
            "notifyAll",
            "wait",
            "clone",
            "finalize",
            "equals"));
    private int left;

    private JavaSkeleton(String server, String type) {
        this.server = server;
        this.type = type;
    }

    /**
     * The source text.
     *
     * @param server the name of the new server
     * @param packageName its package; empty for none
     * @param typeName the interface's name; empty for one made of the server's name
     * @param tools the foreign tools
     * @param verdicts what was made of them, in the same order
     */
    public static String write(
            String server, String packageName, String typeName, List<JsonNode> tools, List<ImportedTool> verdicts) {
        var skeleton = new JavaSkeleton(server, typeName.isEmpty() ? JavaNames.type(server) : typeName);
        for (int i = 0; i < tools.size(); i++) {
            skeleton.tool(tools.get(i), verdicts.get(i));
        }
        return skeleton.text(packageName);
    }

    private String text(String packageName) {
        var out = new StringBuilder();
        if (!packageName.isEmpty()) {
            out.append("package ").append(packageName).append(";\n\n");
        }
        for (String name :
                List.of("Emission", "McpParam", "McpServer", "McpTool", "Plain", "Vouched", "Witness", "Witnessed")) {
            out.append("import dev.hintproof.annotations.").append(name).append(";\n");
        }
        out.append(HEAD);
        if (left > 0) {
            out.append(" *\n * <p>Left out, as they can't be called by a name of their own: ")
                    .append(left)
                    .append(".\n");
        }
        out.append(" */\n@McpServer(name = ").append(JavaNames.literal(server)).append(", version = \"1.0.0\")\n");
        out.append("public interface ").append(type).append(" {\n\n");
        out.append(INDENT)
                .append("/** The connection to the foreign server. */\n")
                .append(INDENT)
                .append("Upstream upstream();\n");
        out.append(tools);
        out.append("\n")
                .append(INDENT)
                .append("/** Calls of the foreign server; what they do is stated here, and can't be checked. */\n");
        out.append(INDENT)
                .append("interface Upstream {\n")
                .append(upstream)
                .append(INDENT)
                .append("}\n}\n");
        return out.toString();
    }

    private void tool(JsonNode tool, ImportedTool verdict) {
        if (!verdict.callable() || verdict.name().isEmpty()) {
            left++;
            return;
        }
        String method = methods.member(verdict.name().get());
        List<Parameter> parameters = parameters(tool.path("inputSchema"));
        var declared = new ArrayList<String>();
        var plain = new ArrayList<String>();
        var names = new ArrayList<String>();
        for (Parameter parameter : parameters) {
            plain.add(parameter.type() + " " + parameter.identifier());
            declared.add("@McpParam(name = " + JavaNames.literal(parameter.wireName())
                    + (parameter.description().isEmpty()
                            ? ""
                            : ", description = " + JavaNames.literal(parameter.description()))
                    + ") " + parameter.type() + " " + parameter.identifier());
            names.add(parameter.identifier());
        }
        String description = tool.path("description").asText();
        tools.append("\n")
                .append(INDENT)
                .append("@McpTool(name = ")
                .append(JavaNames.literal(verdict.name().get()));
        if (!description.isEmpty()) {
            tools.append(", description = ")
                    .append(JavaNames.literal(
                            description.length() > MAX_DESCRIPTION
                                    ? description.substring(0, MAX_DESCRIPTION)
                                    : description));
        }
        tools.append(")\n").append(INDENT).append(effect(verdict)).append("\n");
        tools.append(INDENT)
                .append("default String ")
                .append(method)
                .append("(")
                .append(String.join(", ", declared))
                .append(") {\n");
        tools.append(INDENT)
                .append(INDENT)
                .append("return upstream().")
                .append(method)
                .append("(")
                .append(String.join(", ", names))
                .append(");\n");
        tools.append(INDENT).append("}\n");
        upstream.append("\n")
                .append(INDENT)
                .append(INDENT)
                .append("@Vouched(as = ")
                .append(annotation(verdict.effectClass()))
                .append(".class, reason = ")
                .append(JavaNames.literal(TODO))
                .append(")\n");
        upstream.append(INDENT)
                .append(INDENT)
                .append("String ")
                .append(method)
                .append("(")
                .append(String.join(", ", plain))
                .append(");\n");
    }

    private static String effect(ImportedTool verdict) {
        return verdict.undo()
                .filter(undo -> verdict.effectClass() == EffectClass.WITNESSED)
                .map(undo -> "@Witnessed(undo = " + JavaNames.literal(undo.inverse()) + ", witness = Witness."
                        + undo.witness().name() + ")")
                .orElse("@" + annotation(verdict.effectClass()));
    }

    private static String annotation(EffectClass effectClass) {
        return switch (effectClass) {
            case PLAIN -> "Plain";
            case WITNESSED -> "Witnessed";
            case EMISSION -> "Emission";
        };
    }

    private record Parameter(String wireName, String identifier, String type, String description) {}

    private static List<Parameter> parameters(JsonNode schema) {
        var required = new HashSet<String>();
        schema.path("required").forEach(name -> required.add(name.asText()));
        var names = new JavaNames(Set.of());
        var parameters = new ArrayList<Parameter>();
        for (Map.Entry<String, JsonNode> property : schema.path("properties").properties()) {
            boolean must = required.contains(property.getKey());
            String type = type(property.getValue(), must);
            parameters.add(new Parameter(
                    property.getKey(),
                    names.member(property.getKey()),
                    must ? type : "Optional<" + type + ">",
                    property.getValue().path("description").asText()));
        }
        return parameters;
    }

    private static String type(JsonNode schema, boolean primitive) {
        return switch (schema.path("type").asText()) {
            case "integer" -> primitive ? "long" : "Long";
            case "number" -> primitive ? "double" : "Double";
            case "boolean" -> primitive ? "boolean" : "Boolean";
            case "array" -> "List<" + type(schema.path("items"), false) + ">";
            case "object" -> "Map<String, Object>";
            default -> "String";
        };
    }
}
