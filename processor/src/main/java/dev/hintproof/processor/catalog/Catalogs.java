package dev.hintproof.processor.catalog;

import dev.hintproof.processor.catalog.CatalogException.Problem;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/** Makes catalogs: ours alone, or with what a project adds. */
public final class Catalogs {
    private Catalogs() {}

    /** The catalogs that ship with the processor: the JDK's and those of common libraries. */
    public static EffectCatalog builtIn() {
        return with(List.of(), List.of());
    }

    /**
     * Our catalogs, with those of the project and those that libraries ship and the project admits. Added ones are asked first, but
     * none of them may be looser than ours.
     *
     * @param project files of {@code -Ahintproof.catalog}
     * @param admitted catalogs in jars whose coordinate is among {@code -Ahintproof.admit}
     * @throws CatalogException with every problem of every file
     */
    public static EffectCatalog with(List<CatalogText> project, List<ShippedCatalog> admitted) {
        var ours = new BuiltInCatalog();
        if (project.isEmpty() && admitted.isEmpty()) {
            return new LayeredCatalog(List.of(ours), new TreeSet<>(), new CatalogDigest(ours, Map.of())::value);
        }
        var problems = new ArrayList<Problem>();
        var files = new ArrayList<CatalogFile>();
        var texts = new LinkedHashMap<String, String>();
        for (CatalogText text : project) {
            texts.put(text.file(), text.text());
            read(text, text.file(), problems, files);
        }
        for (ShippedCatalog shipped : admitted) {
            texts.put(
                    shipped.coordinate() + "!" + shipped.catalog().file(),
                    shipped.catalog().text());
            int before = files.size();
            read(shipped.catalog(), shipped.coordinate(), problems, files);
            files.subList(before, files.size()).forEach(file -> ownClassesOnly(shipped, file, problems));
        }
        CatalogTable table = table(files, problems);
        var loosening = new Loosening(ours);
        files.forEach(file -> problems.addAll(loosening.problems(file, table)));
        if (!problems.isEmpty()) {
            throw new CatalogException(problems);
        }
        var names = new TreeSet<>(files.stream().map(CatalogFile::catalog).toList());
        return new LayeredCatalog(List.of(p -> table, ours), names, new CatalogDigest(ours, texts)::value);
    }

    /** Reads a file. Its catalog's name gets where it comes from, so that it can't pass for one of ours. */
    private static void read(CatalogText text, String origin, List<Problem> problems, List<CatalogFile> files) {
        try {
            CatalogFile file = CatalogParser.parse(text.file(), text.text());
            files.add(new CatalogFile(file.file(), file.catalog() + " (" + origin + ")", file.lines()));
        } catch (CatalogException e) {
            problems.addAll(e.problems());
        }
    }

    private static CatalogTable table(List<CatalogFile> files, List<Problem> problems) {
        try {
            return new CatalogTable(files);
        } catch (CatalogException e) {
            problems.addAll(e.problems());
            return new CatalogTable(List.of());
        }
    }

    private static void ownClassesOnly(ShippedCatalog shipped, CatalogFile file, List<Problem> problems) {
        for (CatalogFile.Line line : file.lines()) {
            String type = line.selector().type();
            if (type == null || !shipped.classes().contains(type)) {
                problems.add(new Problem(
                        shipped.coordinate() + "!" + file.file(),
                        line.number(),
                        "'" + line.selector()
                                + "' isn't a class of this jar: a library may only describe its own classes"));
            }
        }
    }
}
