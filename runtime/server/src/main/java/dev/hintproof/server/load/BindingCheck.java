package dev.hintproof.server.load;

import dev.hintproof.manifest.model.Manifest;
import dev.hintproof.manifest.model.ToolDefinition;
import dev.hintproof.server.Argument;
import dev.hintproof.server.ToolBinding;
import dev.hintproof.server.ToolServer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** Compares what the manifest lists with what is bound to code: neither may have what the other lacks. */
final class BindingCheck {

    private final Manifest manifest;
    private final List<ToolServer> servers;
    private final Map<String, ToolBinding> bindings = new HashMap<>();
    private final Map<String, ToolServer> owners = new HashMap<>();
    private final List<String> problems = new ArrayList<>();

    BindingCheck(Manifest manifest, List<ToolServer> servers) {
        this.manifest = manifest;
        this.servers = servers;
        servers.forEach(this::add);
        manifest.tools().forEach(this::compare);
    }

    /** All differences, each with what to do about it; a list of the caller's own. */
    List<String> problems() {
        return new ArrayList<>(problems);
    }

    /** The binding of a listed tool, once there are no problems. */
    ToolBinding binding(String tool) {
        ToolBinding binding = bindings.get(tool);
        if (binding == null) {
            throw new IllegalStateException("no binding for " + tool);
        }
        return binding;
    }

    /** The object that a listed tool is bound to, as far as its server tells. */
    Optional<Object> server(String tool) {
        return Optional.ofNullable(owners.get(tool)).flatMap(ToolServer::serverObject);
    }

    private void add(ToolServer server) {
        String type = server.serverType().getName();
        for (ToolBinding binding : server.bindings()) {
            owners.put(binding.tool(), server);
            if (bindings.put(binding.tool(), binding) != null) {
                problems.add("tool '" + binding.tool() + "' is bound twice: give each generated class once");
            }
            ToolDefinition listed = manifest.tool(binding.tool()).orElse(null);
            if (listed == null) {
                problems.add(
                        "tool '" + binding.tool() + "' of " + type + " is not in the manifest; rebuild the server");
            } else if (!lineage(server.serverType())
                    .contains(listed.provenance().type())) {
                problems.add("tool '" + binding.tool() + "' is bound to " + type + ", but was derived from "
                        + listed.provenance().type() + "; rebuild the server");
            }
        }
        if (!server.bindings().isEmpty()
                && !manifest.classes().containsKey(server.serverType().getName().replace('.', '/'))) {
            problems.add("the manifest has no digest of " + type + "; rebuild the server");
        }
    }

    private void compare(ToolDefinition tool) {
        ToolBinding binding = bindings.get(tool.name());
        if (binding == null) {
            problems.add(unbound(tool));
            return;
        }
        Set<String> bound =
                new TreeSet<>(binding.arguments().stream().map(Argument::name).toList());
        Set<String> listed = new TreeSet<>();
        tool.inputSchema().path("properties").fieldNames().forEachRemaining(listed::add);
        if (!bound.equals(listed)) {
            problems.add("tool '" + tool.name() + "' takes the arguments " + bound + ", but its schema has " + listed
                    + "; rebuild the server");
        }
        if (!tool.provenance().server().equals(manifest.server().name())) {
            problems.add("tool '" + tool.name() + "' was derived for the server '"
                    + tool.provenance().server() + "'; rebuild the server");
        }
    }

    private String unbound(ToolDefinition tool) {
        String type = tool.provenance().type();
        boolean served =
                servers.stream().anyMatch(server -> lineage(server.serverType()).contains(type));
        return "tool '" + tool.name() + "' of " + type + " is in the manifest but not bound; "
                + (served ? "rebuild the server" : "serve " + type + "_McpTools as well");
    }

    private static Set<String> lineage(Class<?> type) {
        Set<String> names = new HashSet<>();
        for (@Nullable Class<?> each = type; each != null; each = each.getSuperclass()) {
            names.add(each.getName());
            addInterfaces(each, names);
        }
        return names;
    }

    private static void addInterfaces(Class<?> type, Set<String> names) {
        for (Class<?> each : type.getInterfaces()) {
            names.add(each.getName());
            addInterfaces(each, names);
        }
    }
}
