package dev.hintproof.processor.cases.run;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * The world at one moment, as far as a case can change it.
 *
 * @param files the folder's files with their bytes and times
 * @param output how many bytes went to standard output
 * @param requests how many requests came that RFC 9110 doesn't call safe
 * @param database the database's rows
 * @param setting the one system property that cases set
 * @param objects the server's object and the statics, by {@link ObjectGraph}
 */
record Observation(
        Map<String, String> files,
        long output,
        long requests,
        String database,
        String setting,
        ObjectGraph.Description objects) {

    /** What changed from this one to a later one. */
    Set<String> difference(Observation later, boolean ignoreObjects) {
        Set<String> effects = new TreeSet<>();
        if (!files.keySet().equals(later.files.keySet())) {
            effects.add(later.files.keySet().containsAll(files.keySet()) ? "fs.create" : "fs.delete");
        }
        files.forEach((name, content) -> {
            if (later.files.containsKey(name) && !content.equals(later.files.get(name))) {
                effects.add("fs.write");
            }
        });
        if (output != later.output) {
            effects.add("stdout");
        }
        if (requests != later.requests) {
            effects.add("net.write");
        }
        if (!database.equals(later.database)) {
            effects.add(later.database.startsWith(database) ? "db.create" : "db.write");
        }
        if (!setting.equals(later.setting)) {
            effects.add("system.modify");
        }
        if (!ignoreObjects && objects.changed(later.objects)) {
            effects.add("state");
        }
        return effects;
    }

    static Map<String, String> files(Path folder) throws IOException {
        Map<String, String> result = new TreeMap<>();
        try (Stream<Path> all = Files.walk(folder)) {
            for (Path path : all.toList()) {
                String name = folder.relativize(path).toString();
                if (Files.isRegularFile(path)) {
                    String text = new String(Files.readAllBytes(path), StandardCharsets.ISO_8859_1);
                    result.put(name, text + Files.getLastModifiedTime(path));
                } else {
                    result.put(name, "folder");
                }
            }
        }
        return result;
    }
}
