package dev.hintproof.processor.catalog;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;

/**
 * A catalog that a library ships under {@code META-INF/hintproof/}. It counts only where the project admits the library, and may
 * speak only of the library's own classes.
 *
 * @param coordinate the library as {@code groupId:artifactId}
 * @param catalog the file
 * @param classes internal names of the jar's classes
 */
public record ShippedCatalog(String coordinate, CatalogText catalog, Set<String> classes) {
    private static final String FOLDER = "META-INF/hintproof/";

    /** Copies the classes. */
    public ShippedCatalog {
        classes = Set.copyOf(classes);
    }

    /**
     * The catalogs in a jar, sorted by name.
     *
     * @throws IOException if the jar can't be read
     */
    public static List<ShippedCatalog> in(Path jar) throws IOException {
        try (var file = new JarFile(jar.toFile())) {
            var classes = new TreeSet<String>();
            var texts = new ArrayList<CatalogText>();
            for (JarEntry entry : Collections.list(file.entries())) {
                String name = entry.getName();
                if (name.endsWith(".class")) {
                    classes.add(name.substring(0, name.length() - ".class".length()));
                } else if (name.startsWith(FOLDER) && name.endsWith(".effects")) {
                    byte[] bytes = file.getInputStream(entry).readAllBytes();
                    texts.add(new CatalogText(name, new String(bytes, StandardCharsets.UTF_8)));
                }
            }
            texts.sort(Comparator.comparing(CatalogText::file));
            String coordinate = texts.isEmpty() ? "" : coordinate(file, jar);
            return texts.stream()
                    .map(text -> new ShippedCatalog(coordinate, text, classes))
                    .toList();
        }
    }

    /** What Maven wrote into the jar; the file's name where that isn't there, or there more than once (a jar of jars). */
    private static String coordinate(JarFile file, Path jar) throws IOException {
        var found = new ArrayList<String>();
        for (JarEntry entry : Collections.list(file.entries())) {
            if (entry.getName().startsWith("META-INF/maven/") && entry.getName().endsWith("/pom.properties")) {
                var properties = new Properties();
                properties.load(file.getInputStream(entry));
                found.add(properties.getProperty("groupId") + ":" + properties.getProperty("artifactId"));
            }
        }
        return found.size() == 1 ? found.get(0) : String.valueOf(jar.getFileName());
    }
}
