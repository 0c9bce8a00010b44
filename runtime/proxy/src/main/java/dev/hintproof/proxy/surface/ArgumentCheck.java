package dev.hintproof.proxy.surface;

import com.fasterxml.jackson.databind.JsonNode;
import com.networknt.schema.Error;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SchemaRegistryConfig;
import com.networknt.schema.SpecificationVersion;
import com.networknt.schema.path.PathType;
import dev.hintproof.proxy.wire.Printable;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * Checks arguments against a tool's input schema: JSON Schema 2020-12, or the dialect that {@code $schema} names, as MCP says.
 * Nothing is ever fetched: a schema that refers to another document can't be checked, and says so.
 */
public final class ArgumentCheck {
    private static final int SHOWN_FAULTS = 8;

    private final Map<String, Compiled> compiled = new ConcurrentHashMap<>();

    /**
     * What was found about a call's arguments.
     *
     * @param faults how they break the schema, in words
     * @param undeclared pointers to members that the schema doesn't declare
     * @param uncheckable why the schema can't be checked at all; null where it can
     */
    public record Findings(
            List<String> faults,
            List<String> undeclared,
            @Nullable String uncheckable) {
        /** Whether there is nothing to say. */
        public boolean isClean() {
            return faults.isEmpty() && undeclared.isEmpty() && uncheckable == null;
        }
    }

    /** Loaded with the first schema that is looked at: no server's start should wait for it. */
    private static final class Registry {
        private static final SchemaRegistry SCHEMAS = SchemaRegistry.withDefaultDialect(
                SpecificationVersion.DRAFT_2020_12,
                builder -> builder.schemaRegistryConfig(SchemaRegistryConfig.builder()
                                .locale(Locale.ROOT)
                                .pathType(PathType.JSON_POINTER)
                                .regularExpressionFactory(BoundedRegex::compile)
                                .build())
                        .resourceLoaders(loaders -> loaders.add(location -> null)));
    }

    private record Compiled(
            @Nullable Schema schema,
            JsonNode source,
            @Nullable String problem) {}

    /** Checks these arguments. */
    public Findings check(ToolView tool, JsonNode arguments) {
        Compiled schema = compiled.computeIfAbsent(tool.digest(), digest -> compile(tool));
        if (schema.schema() == null) {
            return new Findings(List.of(), List.of(), schema.problem());
        }
        List<String> undeclared = DeclaredMembers.undeclared(schema.source(), arguments);
        if (HugeNumbers.in(arguments)) {
            return new Findings(
                    List.of(), undeclared, "a number among the arguments is too long to be calculated with");
        }
        try {
            BoundedRegex.begin();
            List<String> faults = new ArrayList<>();
            for (Error error : schema.schema().validate(arguments)) {
                if (!concernsUndeclared(error, undeclared)) {
                    faults.add(Printable.text(error.toString(), 300));
                }
            }
            return new Findings(
                    faults.size() <= SHOWN_FAULTS ? faults : faults.subList(0, SHOWN_FAULTS), undeclared, null);
        } catch (BoundedRegex.TooLong e) {
            return new Findings(List.of(), undeclared, "a pattern of its schema takes too long on these arguments");
        } catch (RuntimeException | StackOverflowError e) {
            return new Findings(
                    List.of(),
                    undeclared,
                    "its schema can't be used: " + Printable.text(String.valueOf(e.getMessage()), 200));
        }
    }

    /** Forgets schemas of definitions that are gone. */
    public void keepOnly(ToolSurface surface) {
        java.util.Set<String> digests = new java.util.HashSet<>();
        surface.tools().forEach(tool -> digests.add(tool.digest()));
        compiled.keySet().retainAll(digests);
    }

    /** An undeclared member is told as such, not once more as a fault. */
    private static boolean concernsUndeclared(Error error, List<String> undeclared) {
        if (undeclared.isEmpty()) {
            return false;
        }
        return switch (error.getKeyword()) {
            case "additionalProperties", "unevaluatedProperties" ->
                undeclared.contains(error.getInstanceLocation() + "/" + escape(String.valueOf(error.getProperty())));
            default -> false;
        };
    }

    private static String escape(String name) {
        return name.replace("~", "~0").replace("/", "~1");
    }

    private Compiled compile(ToolView tool) {
        JsonNode source = tool.definition().path("inputSchema");
        if (!source.isObject()) {
            return new Compiled(null, source, "it has no input schema that is an object");
        }
        if (HugeNumbers.in(source)) {
            return new Compiled(null, source, "its schema has a number that is too long to be calculated with");
        }
        String foreign = DeclaredMembers.foreignReference(source);
        if (foreign != null) {
            return new Compiled(null, source, "its schema refers to another document: " + Printable.text(foreign, 200));
        }
        try {
            Schema schema = Registry.SCHEMAS.getSchema(source.deepCopy());
            return new Compiled(schema, source, null);
        } catch (RuntimeException | StackOverflowError e) {
            return new Compiled(
                    null, source, "its schema can't be used: " + Printable.text(String.valueOf(e.getMessage()), 200));
        }
    }
}
