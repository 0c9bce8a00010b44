package dev.hintproof.processor.catalog;

import dev.hintproof.processor.catalog.CatalogTable.Entry;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Type;

/** What is said of one type and its methods. */
final class TypeLines {
    private @Nullable Entry type;
    private final Map<String, Entry> methods = new HashMap<>();
    private final Map<String, List<Entry>> signatures = new HashMap<>();
    /** The longest first. */
    private final List<Entry> prefixes = new ArrayList<>();

    /** Takes a line that speaks of the type or its methods; others are left. */
    void add(Entry entry) {
        Selector selector = entry.line().selector();
        if (selector instanceof Selector.OfType) {
            type = entry;
        } else if (selector instanceof Selector.OfPrefix) {
            prefixes.add(entry);
            prefixes.sort(
                    Comparator.comparingInt((Entry e) -> prefix(e).length()).reversed());
        } else if (selector instanceof Selector.OfMethod m) {
            methods.put(m.name(), entry);
        } else if (selector instanceof Selector.OfSignature m) {
            signatures.computeIfAbsent(m.name(), n -> new ArrayList<>()).add(entry);
        }
    }

    /** The {@code type} line. */
    @Nullable
    Entry type() {
        return type;
    }

    /** The lines that speak of the method by its name, all of one rank: several are a tie, of which the first counts. */
    List<Entry> of(String name, String descriptor) {
        List<Entry> candidates = signatures.get(name);
        if (candidates != null) {
            List<Entry> matching = candidates.stream()
                    .filter(e -> hasParameters(e, descriptor))
                    .toList();
            if (!matching.isEmpty()) {
                return matching;
            }
        }
        Entry byName = methods.get(name);
        if (byName != null) {
            return List.of(byName);
        }
        return prefixes.isEmpty()
                ? List.of()
                : prefixes.stream().filter(e -> name.startsWith(prefix(e))).toList();
    }

    /** All lines of its methods. */
    Stream<Entry> methods() {
        return Stream.of(
                        signatures.values().stream().flatMap(List::stream),
                        methods.values().stream(),
                        prefixes.stream())
                .flatMap(s -> s);
    }

    private static String prefix(Entry entry) {
        return entry.line().selector() instanceof Selector.OfPrefix p ? p.prefix() : "";
    }

    private static boolean hasParameters(Entry entry, String descriptor) {
        if (!(entry.line().selector() instanceof Selector.OfSignature signature)) {
            return false;
        }
        Type[] actual = Type.getArgumentTypes(descriptor);
        List<String> wanted = signature.parameters();
        if (actual.length != wanted.size()) {
            return false;
        }
        for (int i = 0; i < actual.length; i++) {
            String binary = actual[i].getClassName();
            String name = wanted.get(i);
            if (!(name.indexOf('.') >= 0 ? binary : simpleName(binary)).equals(name)) {
                return false;
            }
        }
        return true;
    }

    private static String simpleName(String binaryName) {
        return binaryName.substring(Math.max(binaryName.lastIndexOf('.'), binaryName.lastIndexOf('$')) + 1);
    }
}
