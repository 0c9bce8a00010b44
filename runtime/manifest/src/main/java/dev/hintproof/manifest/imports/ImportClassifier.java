package dev.hintproof.manifest.imports;

import com.fasterxml.jackson.databind.JsonNode;
import dev.hintproof.manifest.json.ListedTool;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Gives each tool of a foreign list its effect class. Data in, verdict out: no input or output, no state, and the same verdict every
 * time. The first rule that fits decides:
 *
 * <ol>
 *   <li>what can't be judged is an emission: no object, no usable name, a name used twice (every copy), malformed annotations;
 *   <li>a tool for which the operator declares a usable undo is witnessed;
 *   <li>what was taken for read-only and seen to change something is an emission;
 *   <li>a verified derivation of exactly this definition decides;
 *   <li>a claim to be read-only that is contradicted, or that isn't trusted, makes an emission;
 *   <li>an uncontradicted, trusted claim to be read-only makes a plain tool;
 *   <li>everything else is an emission.
 * </ol>
 */
public final class ImportClassifier {

    private static final String READ_ONLY_HINT = "readOnlyHint";
    private static final String DESTRUCTIVE_HINT = "destructiveHint";

    private ImportClassifier() {}

    /**
     * Classifies a whole list.
     *
     * @param tools the tools as they were listed; each may have any shape
     * @param options what the operator adds; an undo that can't work makes an emission, see {@link #undoProblems}
     * @return one verdict for each tool, in order
     */
    public static List<ImportedTool> classify(List<JsonNode> tools, ImportOptions options) {
        var listed = new ArrayList<ListedTool>();
        for (JsonNode tool : tools) {
            listed.add(new ListedTool(listed.size(), tool, Optional.empty()));
        }
        return classifyListed(listed, options);
    }

    /**
     * Classifies a whole list as it was read. A tool with a defect can't be judged: readers disagree about what it is.
     *
     * @param tools the tools as they were read, in order
     * @param options what the operator adds
     * @return one verdict for each tool, in order
     */
    public static List<ImportedTool> classifyListed(List<ListedTool> tools, ImportOptions options) {
        Map<String, Integer> counts =
                countNames(tools.stream().map(ListedTool::json).toList());
        List<JsonNode> sound = tools.stream()
                .filter(tool -> tool.defect().isEmpty())
                .map(ListedTool::json)
                .toList();
        var undos = new Undos(byName(sound, counts), options);
        return tools.stream()
                .map(tool -> new Judgement(tool, counts, undos, options).verdict())
                .toList();
    }

    /**
     * What is wrong with the undos that an operator declares: a tool or inverse that isn't listed, or can't be called. An operator
     * who starts with such an undo should be told, not left with a stricter gate than expected.
     *
     * @return one sentence for each problem; empty if all can work
     */
    public static List<String> undoProblems(List<JsonNode> tools, Map<String, UndoSpec> undos) {
        Map<String, Integer> counts = countNames(tools);
        var problems = new ArrayList<String>();
        for (UndoSpec undo : new TreeMap<>(undos).values()) {
            for (String name : List.of(undo.tool(), undo.inverse())) {
                int count = counts.getOrDefault(name, 0);
                if (count != 1) {
                    problems.add("undo " + undo.tool() + "=" + undo.inverse() + ": the server lists "
                            + (count == 0 ? "no tool" : count + " tools") + " named '" + name + "'");
                }
            }
        }
        return problems;
    }

    /** The name of a tool that can be called by it; empty for none. */
    static Optional<String> usableName(JsonNode tool) {
        JsonNode name = tool.path("name");
        return name.isTextual() && !name.textValue().isBlank() ? Optional.of(name.textValue()) : Optional.empty();
    }

    static boolean claimsReadOnly(JsonNode tool) {
        return tool.path("annotations").path(READ_ONLY_HINT).asBoolean(false)
                && tool.path("annotations").path(READ_ONLY_HINT).isBoolean();
    }

    static boolean saysDestructive(JsonNode tool) {
        return tool.path("annotations").path(DESTRUCTIVE_HINT).asBoolean(false);
    }

    /** What makes it impossible to judge a tool as it was read; empty for nothing. */
    static Optional<String> malformed(ListedTool tool) {
        return tool.defect().or(() -> malformed(tool.json()));
    }

    /** What makes it impossible to judge a tool by its own text; empty for nothing. */
    static Optional<String> malformed(JsonNode tool) {
        if (!tool.isObject()) {
            return Optional.of("it is no object");
        }
        if (usableName(tool).isEmpty()) {
            return Optional.of("it has no usable name");
        }
        JsonNode annotations = tool.path("annotations");
        if (!isAbsent(annotations) && !annotations.isObject()) {
            return Optional.of("its annotations are no object");
        }
        for (String hint : List.of(READ_ONLY_HINT, DESTRUCTIVE_HINT)) {
            if (!isAbsent(annotations.path(hint)) && !annotations.path(hint).isBoolean()) {
                return Optional.of("its " + hint + " is neither true nor false");
            }
        }
        return Optional.empty();
    }

    private static boolean isAbsent(JsonNode value) {
        return value.isMissingNode() || value.isNull();
    }

    private static Map<String, Integer> countNames(List<JsonNode> tools) {
        var counts = new HashMap<String, Integer>();
        for (JsonNode tool : tools) {
            usableName(tool).ifPresent(name -> counts.merge(name, 1, Integer::sum));
        }
        return counts;
    }

    private static Map<String, JsonNode> byName(List<JsonNode> tools, Map<String, Integer> counts) {
        var result = new HashMap<String, JsonNode>();
        for (JsonNode tool : tools) {
            usableName(tool)
                    .filter(name -> counts.getOrDefault(name, 0) == 1)
                    .ifPresent(name -> result.put(name, tool));
        }
        return result;
    }
}
