package dev.hintproof.processor.validate;

import dev.hintproof.processor.model.ServerModel;
import dev.hintproof.processor.model.ToolModel;
import dev.hintproof.processor.report.Message;
import dev.hintproof.processor.report.Messages;
import dev.hintproof.processor.report.Place;
import dev.hintproof.processor.report.Problem;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.regex.Pattern;

/**
 * Rules on names. The protocol (2026-07-28, server/tools) takes 1 to 128 of {@code A-Za-z0-9_-.}; Anthropic's and OpenAI's
 * interfaces take 64, and some clients put a prefix before it.
 */
public final class NameRules {

    private static final Pattern TOOL = Pattern.compile("[A-Za-z0-9_.-]{1,64}");
    private static final Pattern PARAMETER = Pattern.compile("[A-Za-z0-9_.-]{1,64}");
    private static final int LONG = 40;

    private final Messages messages;

    /** Rules that report there. */
    public NameRules(Messages messages) {
        this.messages = messages;
    }

    /** Checks a tool's name; whether it can be used. */
    public boolean tool(String name, Place place) {
        if (!TOOL.matcher(name).matches()) {
            messages.report(Message.of(
                    Problem.INVALID_TOOL_NAME,
                    place,
                    "'" + name + "' can't be the name of a tool",
                    "use 1 to 64 of the letters A-Z a-z, digits, _ . and -: @McpTool(name = \"…\")"));
            return false;
        }
        if (name.length() > LONG) {
            messages.report(Message.of(
                    Problem.LONG_TOOL_NAME,
                    place,
                    "the tool name '" + name + "' has " + name.length()
                            + " characters; with a client's prefix it may pass the 64 that models' interfaces take",
                    "keep it within " + LONG));
        }
        return true;
    }

    /** Checks an argument's name; whether it can be used. */
    public boolean parameter(String name, Place place) {
        if (PARAMETER.matcher(name).matches()) {
            return true;
        }
        messages.report(Message.of(
                Problem.INVALID_PARAMETER_NAME,
                place,
                "'" + name + "' can't be the name of an argument: models' interfaces refuse it",
                "use 1 to 64 of the letters A-Z a-z, digits, _ . and -: @McpParam(name = \"…\")"));
        return false;
    }

    /** Checks the names of all tools of one server against each other. */
    public void unique(List<ServerModel> servers) {
        var tools = new ArrayList<ToolModel>();
        servers.forEach(server -> tools.addAll(server.tools()));
        for (List<ToolModel> same : grouped(tools, ToolModel::name)) {
            for (int i = 0; i < same.size(); i++) {
                ToolModel tool = same.get(i);
                ToolModel other = same.get(i == 0 ? 1 : 0);
                messages.report(Message.of(
                        Problem.DUPLICATE_TOOL,
                        tool.place(),
                        "two tools have the name '" + tool.name() + "': " + method(tool) + " and " + method(other),
                        "give one of them another name: @McpTool(name = \"…\")"));
            }
        }
        for (List<ToolModel> similar : grouped(tools, NameRules::normal)) {
            ToolModel first = similar.get(0);
            for (ToolModel tool : similar.subList(1, similar.size())) {
                if (!tool.name().equals(first.name())) {
                    messages.report(Message.of(
                            Problem.SIMILAR_TOOL_NAMES,
                            tool.place(),
                            "clients may take '" + tool.name() + "' for '" + first.name() + "'",
                            "tell the names apart by more than case and punctuation"));
                }
            }
        }
    }

    private static String method(ToolModel tool) {
        String owner = tool.method().owner();
        String where = tool.place().describe();
        String simple = owner.substring(owner.lastIndexOf('/') + 1).replace('$', '.');
        return simple + "." + tool.method().name() + (where.isEmpty() ? "" : " (" + where + ")");
    }

    private static String normal(ToolModel tool) {
        return tool.name().toLowerCase(Locale.ROOT).replaceAll("[._-]", "_");
    }

    private static List<List<ToolModel>> grouped(List<ToolModel> tools, Function<ToolModel, String> key) {
        Map<String, List<ToolModel>> groups = new HashMap<>();
        var order = new ArrayList<List<ToolModel>>();
        for (ToolModel tool : tools) {
            groups.computeIfAbsent(key.apply(tool), name -> {
                        var group = new ArrayList<ToolModel>();
                        order.add(group);
                        return group;
                    })
                    .add(tool);
        }
        return order.stream().filter(group -> group.size() > 1).toList();
    }
}
