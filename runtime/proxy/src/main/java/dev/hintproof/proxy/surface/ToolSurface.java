package dev.hintproof.proxy.surface;

import dev.hintproof.manifest.effect.EffectClass;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** All tools that the server listed, as the gate sees them; one view for each name. */
public final class ToolSurface {
    private final Map<String, ToolView> byName;
    private final List<String> unusable;

    /**
     * The surface of these tools.
     *
     * @param views one for each name
     * @param unusable what is said of list entries that are no tools: kept from the client
     */
    ToolSurface(List<ToolView> views, List<String> unusable) {
        Map<String, ToolView> map = new LinkedHashMap<>();
        views.forEach(view -> map.put(view.name(), view));
        this.byName = Collections.unmodifiableMap(map);
        this.unusable = List.copyOf(unusable);
    }

    /** The tool of that name. */
    public Optional<ToolView> tool(String name) {
        return Optional.ofNullable(byName.get(name));
    }

    /** The class of each tool, by name. */
    public Map<String, EffectClass> classes() {
        Map<String, EffectClass> classes = new LinkedHashMap<>();
        byName.forEach((name, view) -> classes.put(name, view.effectClass()));
        return classes;
    }

    /** All tools, in the order of the list. */
    public Iterable<ToolView> tools() {
        return byName.values();
    }

    /** What is said of entries that are no tools. */
    public List<String> unusable() {
        return unusable;
    }
}
