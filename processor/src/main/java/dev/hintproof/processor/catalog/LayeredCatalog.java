package dev.hintproof.processor.catalog;

import dev.hintproof.processor.catalog.CatalogTable.Entry;
import dev.hintproof.processor.catalog.Statement.Trait;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Several catalogs, of which the first that speaks of a method is believed. */
final class LayeredCatalog implements EffectCatalog {

    /** Where tables come from: all at once, or read package by package as they are asked for. */
    interface Layer {
        /** The table that speaks of a package, by internal name; null where none does. */
        @Nullable
        CatalogTable table(String packageName);
    }

    private final List<Layer> layers;
    private final SortedSet<String> added;
    private final Supplier<String> digest;
    private final RuleBuilder builder = new RuleBuilder(type -> has(type, Trait.VALUE));
    private final ConcurrentMap<String, Optional<Rule>> known = new ConcurrentHashMap<>();

    LayeredCatalog(List<Layer> layers, SortedSet<String> added, Supplier<String> digest) {
        this.layers = List.copyOf(layers);
        this.added = Collections.unmodifiableSortedSet(added);
        this.digest = digest;
    }

    @Override
    public SortedSet<String> added() {
        return added;
    }

    @Override
    public Optional<Rule> rule(String declaringClass, String name, String descriptor) {
        String key = declaringClass.concat(".").concat(name).concat(descriptor);
        Optional<Rule> before = known.get(key);
        if (before == null) {
            before = find(declaringClass, name, descriptor);
            known.put(key, before);
        }
        return before;
    }

    private Optional<Rule> find(String type, String name, String descriptor) {
        String packageName = CatalogTable.packageOf(type);
        Entry typeLine = typeLine(type);
        for (Layer layer : layers) {
            CatalogTable table = layer.table(packageName);
            List<Entry> lines = table == null ? List.of() : table.methodLines(type, name, descriptor);
            if (!lines.isEmpty()) {
                return Optional.of(builder.method(lines.get(0), typeLine, descriptor));
            }
        }
        // A line that names the method beats one for the whole type, whosever it is.
        for (Layer layer : layers) {
            CatalogTable table = layer.table(packageName);
            Entry whole = table == null ? null : table.typeLine(type);
            if (whole != null && whole.statement().effect() != null) {
                return Optional.of(builder.method(whole, whole, descriptor));
            }
        }
        return typeLine == null ? Optional.empty() : Optional.of(builder.unknown(typeLine));
    }

    private @Nullable Entry typeLine(String type) {
        String packageName = CatalogTable.packageOf(type);
        for (Layer layer : layers) {
            CatalogTable table = layer.table(packageName);
            Entry line = table == null ? null : table.typeLine(type);
            if (line != null) {
                return line;
            }
        }
        return null;
    }

    @Override
    public Optional<Rule> field(String declaringClass, String name) {
        for (Layer layer : layers) {
            CatalogTable table = layer.table(CatalogTable.packageOf(declaringClass));
            Entry line = table == null ? null : table.fieldLine(declaringClass, name);
            if (line != null) {
                return Optional.of(builder.method(line, null, "()Ljava/lang/Object;"));
            }
        }
        return Optional.empty();
    }

    @Override
    public TypeTraits traits(String internalName) {
        Entry line = typeLine(internalName);
        if (line == null) {
            return new TypeTraits(false, false, false, false);
        }
        Set<Trait> traits = line.statement().traits();
        return new TypeTraits(
                true,
                traits.contains(Trait.IMMUTABLE) || traits.contains(Trait.VALUE),
                traits.contains(Trait.HOLDER),
                traits.contains(Trait.OPEN));
    }

    private boolean has(String type, Trait trait) {
        Entry line = typeLine(type);
        return line != null && line.statement().traits().contains(trait);
    }

    @Override
    public String digest() {
        return digest.get();
    }
}
