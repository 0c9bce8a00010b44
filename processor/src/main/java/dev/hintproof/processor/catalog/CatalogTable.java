package dev.hintproof.processor.catalog;

import dev.hintproof.processor.catalog.CatalogException.Problem;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The lines of some catalog files, found by what they speak of. */
final class CatalogTable {

    /**
     * A line with its place.
     *
     * @param file the name of the file that it stands in
     * @param catalog the name that the file has for people
     */
    record Entry(String file, String catalog, CatalogFile.Line line) {
        String where() {
            return file + ":" + line.number();
        }

        Statement statement() {
            return line.statement();
        }
    }

    private final Map<String, TypeLines> types = new ConcurrentHashMap<>();
    private final Map<String, Entry> packages = new HashMap<>();
    private final Map<String, Entry> fields = new HashMap<>();
    /** Types whose lines are read when they are asked for; null where all were. */
    private final @Nullable LazyCatalogFile lazy;

    /**
     * Puts the files into one table.
     *
     * @throws CatalogException where two of them speak of the same
     */
    CatalogTable(List<CatalogFile> files) {
        lazy = null;
        var problems = new ArrayList<Problem>();
        var spoken = new HashMap<String, Entry>();
        for (CatalogFile file : files) {
            for (CatalogFile.Line line : file.lines()) {
                var entry = new Entry(file.file(), file.catalog(), line);
                Entry before = spoken.putIfAbsent(line.selector().toString(), entry);
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
    }

    /** Reads the lines of a type when they are first asked for. */
    CatalogTable(LazyCatalogFile file) {
        lazy = file;
        for (CatalogFile.Line line : file.eager()) {
            add(new Entry(file.file(), file.catalog(), line));
        }
    }

    private void add(Entry entry) {
        Selector selector = entry.line().selector();
        if (selector instanceof Selector.OfPackage p) {
            packages.put(p.name(), entry);
        } else if (selector instanceof Selector.OfField f) {
            fields.put(f.toString(), entry);
        } else if (selector.type() != null) {
            types.computeIfAbsent(selector.type(), t -> new TypeLines()).add(entry);
        }
    }

    private @Nullable TypeLines lines(String type) {
        return lazy == null || !lazy.has(type) ? types.get(type) : types.computeIfAbsent(type, this::read);
    }

    private TypeLines read(String type) {
        var result = new TypeLines();
        if (lazy != null) {
            for (CatalogFile.Line line : lazy.lines(type)) {
                result.add(new Entry(lazy.file(), lazy.catalog(), line));
            }
        }
        return result;
    }

    /** The lines that speak of the method by its own name, all of one rank: several are a tie. Signature beats name beats prefix. */
    List<Entry> methodLines(String type, String name, String descriptor) {
        TypeLines lines = lines(type);
        return lines == null ? List.of() : lines.of(name, descriptor);
    }

    /** All lines of methods of a type. */
    Stream<Entry> methodLines(String type) {
        TypeLines lines = lines(type);
        return lines == null ? Stream.empty() : lines.methods();
    }

    /** The line of the type, else that of its package. */
    @Nullable
    Entry typeLine(String type) {
        TypeLines lines = lines(type);
        Entry own = lines == null ? null : lines.type();
        return own != null ? own : packages.get(packageOf(type));
    }

    /** The line of a static field. */
    @Nullable
    Entry fieldLine(String type, String name) {
        return fields.get(new Selector.OfField(type, name).toString());
    }

    /** The package of a type, by internal name; empty for the unnamed one. */
    static String packageOf(String type) {
        return type.substring(0, Math.max(0, type.lastIndexOf('/')));
    }
}
