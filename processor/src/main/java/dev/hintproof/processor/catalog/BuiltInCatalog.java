package dev.hintproof.processor.catalog;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import org.jspecify.annotations.Nullable;

/**
 * The catalogs that ship with the processor. A user's build pays for reading them, so a file is read when the first of its
 * packages is asked for; the resource {@code index} says which file that is.
 */
final class BuiltInCatalog implements LayeredCatalog.Layer {
    /** Package to file. */
    private final Map<String, String> fileOfPackage = new HashMap<>();

    private final List<String> files = new ArrayList<>();
    private final ConcurrentMap<String, CatalogTable> tables = new ConcurrentHashMap<>();

    BuiltInCatalog() {
        for (String line : Words.split(text("index"), '\n')) {
            if (line.isBlank() || line.startsWith("#")) {
                continue;
            }
            List<String> words = Words.split(line, ' ');
            files.add(words.get(0));
            for (String packageName : words.subList(1, words.size())) {
                fileOfPackage.put(packageName.replace('.', '/'), words.get(0));
            }
        }
    }

    @Override
    public @Nullable CatalogTable table(String packageName) {
        String file = fileOfPackage.get(packageName);
        return file == null
                ? null
                : tables.computeIfAbsent(file, f -> new CatalogTable(LazyCatalogFile.read(f, text(f))));
    }

    /** Names of all files, sorted. */
    List<String> files() {
        return Collections.unmodifiableList(files);
    }

    /** File names and texts, for the digest. */
    SortedMap<String, String> texts() {
        var result = new TreeMap<String, String>();
        for (String file : files) {
            result.put(file, text(file));
        }
        return result;
    }

    /** Reads a resource beside this class. */
    static String text(String resource) {
        try (InputStream in = BuiltInCatalog.class.getResourceAsStream(resource)) {
            if (in == null) {
                throw new IllegalStateException("the processor's jar has no " + resource);
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
