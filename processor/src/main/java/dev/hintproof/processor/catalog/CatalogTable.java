package dev.hintproof.processor.catalog;

import dev.hintproof.processor.catalog.CatalogException.Problem;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Type;

/** The lines of some catalog files, found by what they speak of. */
final class CatalogTable {

    /** A line with the file that it stands in. */
    record Entry(CatalogFile file, CatalogFile.Line line) {
        String where() {
            return file.file() + ":" + line.number();
        }

        Statement statement() {
            return line.statement();
        }
    }

    /** What is said of one type and its methods. */
    private static final class TypeLines {
        private @Nullable Entry type;
        private final Map<String, Entry> methods = new HashMap<>();
        private final Map<String, List<Entry>> signatures = new HashMap<>();
        /** The longest first. */
        private final List<Entry> prefixes = new ArrayList<>();
    }

    private final Map<String, TypeLines> types = new HashMap<>();
    private final Map<String, Entry> packages = new HashMap<>();
    private final Map<Selector.OfField, Entry> fields = new HashMap<>();

    /**
     * Puts the files into one table.
     *
     * @throws CatalogException where two of them speak of the same
     */
    CatalogTable(List<CatalogFile> files) {
        var problems = new ArrayList<Problem>();
        var spoken = new HashMap<Selector, Entry>();
        for (CatalogFile file : files) {
            for (CatalogFile.Line line : file.lines()) {
                var entry = new Entry(file, line);
                Entry before = spoken.putIfAbsent(line.selector(), entry);
                if (before != null) {
                    String message = "'" + line.selector() + "' was already described in " + before.where();
                    problems.add(new Problem(file.file(), line.number(), message));
                }
                add(entry);
            }
        }
        if (!problems.isEmpty()) {
            throw new CatalogException(problems);
        }
        for (TypeLines lines : types.values()) {
            lines.prefixes.sort(
                    Comparator.comparingInt((Entry e) -> prefix(e).length()).reversed());
        }
    }

    private void add(Entry entry) {
        Selector selector = entry.line().selector();
        if (selector instanceof Selector.OfPackage p) {
            packages.put(p.name(), entry);
        } else if (selector instanceof Selector.OfField f) {
            fields.put(f, entry);
        } else if (selector instanceof Selector.OfType t) {
            lines(t.type()).type = entry;
        } else if (selector instanceof Selector.OfPrefix p) {
            lines(p.type()).prefixes.add(entry);
        } else if (selector instanceof Selector.OfMethod m) {
            lines(m.type()).methods.put(m.name(), entry);
        } else if (selector instanceof Selector.OfSignature s) {
            lines(s.type())
                    .signatures
                    .computeIfAbsent(s.name(), n -> new ArrayList<>())
                    .add(entry);
        }
    }

    private TypeLines lines(String type) {
        return types.computeIfAbsent(type, t -> new TypeLines());
    }

    private static String prefix(Entry entry) {
        return entry.line().selector() instanceof Selector.OfPrefix p ? p.prefix() : "";
    }

    /** The lines that speak of the method by its own name, all of one rank: several are a tie. Signature beats name beats prefix. */
    List<Entry> methodLines(String type, String name, String descriptor) {
        TypeLines lines = types.get(type);
        if (lines == null) {
            return List.of();
        }
        List<Entry> bySignature = lines.signatures.getOrDefault(name, List.of()).stream()
                .filter(entry -> hasParameters(entry, descriptor))
                .toList();
        if (!bySignature.isEmpty()) {
            return bySignature;
        }
        Entry byName = lines.methods.get(name);
        if (byName != null) {
            return List.of(byName);
        }
        return lines.prefixes.stream()
                .filter(entry -> name.startsWith(prefix(entry)))
                .toList();
    }

    /** The line of the type, else that of its package. */
    @Nullable
    Entry typeLine(String type) {
        TypeLines lines = types.get(type);
        if (lines != null && lines.type != null) {
            return lines.type;
        }
        return packages.get(packageOf(type));
    }

    @Nullable
    Entry fieldLine(String type, String name) {
        return fields.get(new Selector.OfField(type, name));
    }

    /** All lines of methods of a type. */
    Stream<Entry> methodLines(String type) {
        TypeLines lines = types.get(type);
        if (lines == null) {
            return Stream.empty();
        }
        return Stream.of(
                        lines.signatures.values().stream().flatMap(List::stream),
                        lines.methods.values().stream(),
                        lines.prefixes.stream())
                .flatMap(s -> s);
    }

    /** The package of a type, by internal name; empty for the unnamed one. */
    static String packageOf(String type) {
        return type.substring(0, Math.max(0, type.lastIndexOf('/')));
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
            boolean same = wanted.get(i).indexOf('.') >= 0
                    ? binary.equals(wanted.get(i))
                    : simpleName(binary).equals(wanted.get(i));
            if (!same) {
                return false;
            }
        }
        return true;
    }

    private static String simpleName(String binaryName) {
        return binaryName.substring(Math.max(binaryName.lastIndexOf('.'), binaryName.lastIndexOf('$')) + 1);
    }
}
