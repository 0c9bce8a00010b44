package dev.hintproof.proxy.surface;

import com.fasterxml.jackson.databind.JsonNode;
import dev.hintproof.manifest.effect.EffectClass;
import dev.hintproof.manifest.imports.Claim;
import dev.hintproof.manifest.imports.ImportClassifier;
import dev.hintproof.manifest.imports.ImportOptions;
import dev.hintproof.manifest.imports.ImportedTool;
import dev.hintproof.manifest.json.CanonicalJson;
import dev.hintproof.proxy.wire.Digest;
import dev.hintproof.proxy.wire.Printable;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Makes the surface from a whole list, the pins and what is distrusted. For one thread. */
public final class SurfaceBuilder {
    private static final IntegrityAudit.Objections NO_OBJECTIONS = new IntegrityAudit.Objections(List.of(), List.of());

    private final boolean trustReadOnlyHints;
    private final IntegrityAudit audit;
    private @Nullable List<JsonNode> lastAudited;
    private Map<String, IntegrityAudit.Objections> lastObjections = Map.of();

    /**
     * With that trust and that audit.
     *
     * @param trustReadOnlyHints whether an uncontradicted claim to be read-only is believed
     */
    public SurfaceBuilder(boolean trustReadOnlyHints, IntegrityAudit audit) {
        this.trustReadOnlyHints = trustReadOnlyHints;
        this.audit = audit;
    }

    /**
     * Digests of a whole list's tools by name; a name that stands twice has none, as nobody knows which of the two the server
     * would run.
     */
    public static Map<String, Seen> digests(List<JsonNode> tools) {
        Map<String, Seen> seen = new LinkedHashMap<>();
        for (JsonNode tool : tools) {
            String name = nameOf(tool);
            if (name != null) {
                boolean twice = seen.containsKey(name);
                String text = twice ? "" : CanonicalJson.canonicalJson(tool);
                seen.put(name, new Seen(tool, text, twice ? "" : Digest.of(text), twice));
            }
        }
        return seen;
    }

    /**
     * A tool of a list.
     *
     * @param definition its definition; the last one where the name stands twice
     * @param canonical its canonical JSON; empty where the name stands twice
     * @param digest digest of that; empty where the name stands twice
     * @param twice whether the name stands twice
     */
    public record Seen(JsonNode definition, String canonical, String digest, boolean twice) {}

    /**
     * The surface.
     *
     * @param tools the whole list's entries
     * @param seen {@link #digests} of them
     * @param pins digests of what is pinned, by tool
     * @param distrusted why a tool's claim isn't believed any more, by tool
     */
    public ToolSurface build(
            List<JsonNode> tools, Map<String, Seen> seen, Map<String, String> pins, Map<String, String> distrusted) {
        ImportOptions options = new ImportOptions(trustReadOnlyHints, Map.of(), distrusted.keySet(), Map.of());
        Map<String, ImportedTool> judged = new HashMap<>();
        List<String> unusable = new ArrayList<>();
        for (ImportedTool tool : ImportClassifier.classify(tools, options)) {
            String name = tool.name().filter(seen::containsKey).orElse(null);
            if (name == null) {
                unusable.add("entry " + (tool.index() + 1) + " of the list has no usable name");
            } else {
                judged.putIfAbsent(name, tool);
            }
        }
        Map<String, IntegrityAudit.Objections> objections = audited(tools);
        List<ToolView> views = new ArrayList<>();
        seen.forEach((name, tool) -> views.add(view(
                name,
                tool,
                Objects.requireNonNull(judged.get(name)),
                objections.getOrDefault(name, NO_OBJECTIONS),
                pins.get(name))));
        return new ToolSurface(views, unusable);
    }

    /** What the audit says; the same list, however often it comes, is audited once. */
    private Map<String, IntegrityAudit.Objections> audited(List<JsonNode> tools) {
        if (!tools.equals(lastAudited)) {
            lastObjections = audit.audit(tools);
            lastAudited = tools;
        }
        return lastObjections;
    }

    private static ToolView view(
            String name, Seen tool, ImportedTool judged, IntegrityAudit.Objections objections, @Nullable String pin) {
        PinState state = pin == null ? PinState.NEW : pin.equals(tool.digest()) ? PinState.PINNED : PinState.DRIFTED;
        List<String> reasons = new ArrayList<>(judged.reasons());
        objections.quarantine().forEach(reason -> reasons.add("the audit quarantines it: " + reason));
        if (state == PinState.NEW && tool.twice()) {
            reasons.add("it can't be pinned");
        } else if (state == PinState.NEW) {
            reasons.add("it was not in the list that was pinned: held until the operator accepts it");
        } else if (state == PinState.DRIFTED) {
            reasons.add("its definition has changed since it was pinned: held until the operator accepts that");
        }
        boolean unsettled = state != PinState.PINNED || !objections.quarantine().isEmpty();
        Claim claim = unsettled && judged.claim() == Claim.TRUSTED ? Claim.UNCHECKED : judged.claim();
        return new ToolView(
                name,
                tool.definition(),
                tool.digest(),
                unsettled ? EffectClass.EMISSION : judged.effectClass(),
                claim,
                state,
                List.copyOf(reasons),
                !judged.callable(),
                objections.block().isEmpty() ? null : String.join("; ", objections.block()));
    }

    /** A tool's usable name: a string that isn't blank and that UTF-8 has bytes for; null where it has none. */
    private static @Nullable String nameOf(JsonNode tool) {
        String name = tool.path("name").textValue();
        return name == null
                        || name.isBlank()
                        || !StandardCharsets.UTF_8.newEncoder().canEncode(name)
                ? null
                : name;
    }

    /** A tool's name as it may be shown on a terminal. */
    public static String shown(String name) {
        return Printable.name(name, 128);
    }
}
