package dev.hintproof.processor;

import dev.hintproof.manifest.model.Manifest;
import dev.hintproof.processor.analysis.Analyzer;
import dev.hintproof.processor.bytecode.ClassFileException;
import dev.hintproof.processor.catalog.CatalogException;
import dev.hintproof.processor.catalog.CatalogText;
import dev.hintproof.processor.catalog.Catalogs;
import dev.hintproof.processor.catalog.EffectCatalog;
import dev.hintproof.processor.catalog.ShippedCatalog;
import dev.hintproof.processor.check.EarlierServers;
import dev.hintproof.processor.check.ModuleCheck;
import dev.hintproof.processor.check.Results;
import dev.hintproof.processor.check.ServerCheck;
import dev.hintproof.processor.check.ServerGroup;
import dev.hintproof.processor.host.ClassOutput;
import dev.hintproof.processor.host.CompilerClassSource;
import dev.hintproof.processor.host.Javac;
import dev.hintproof.processor.host.Sources;
import dev.hintproof.processor.model.ServerModel;
import dev.hintproof.processor.report.Message;
import dev.hintproof.processor.report.Place;
import dev.hintproof.processor.report.Problem;
import dev.hintproof.processor.report.Row;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** After a compilation without errors: every server of the module is checked, and written or refused. */
final class Compiled {

    private final Javac javac;
    private final Options options;
    private final Sources sources;
    private final AnalyzerFactory analyzers;

    Compiled(Javac javac, Options options, Sources sources, AnalyzerFactory analyzers) {
        this.javac = javac;
        this.options = options;
        this.sources = sources;
        this.analyzers = analyzers;
    }

    /**
     * Checks.
     *
     * @param compiled the servers whose sources were compiled
     * @param generated internal names of all classes that were written
     */
    void check(List<ServerModel> compiled, Set<String> generated) {
        var output = new ClassOutput(javac.environment().getFiler());
        var results = new Results(output);
        List<ServerGroup> groups = ServerGroup.of(compiled);
        try {
            if (output.isScattered()) {
                scattered(compiled);
                return;
            }
            var earlier = new EarlierServers(output, javac, generated).read();
            groups = groups(compiled, earlier, results);
            check(groups, output, results, generated);
        } catch (CatalogException e) {
            failed(groups, results, Problem.INVALID_CATALOG, "a catalog can't be used", String.valueOf(e.getMessage()));
        } catch (ClassFileException e) {
            unreadable(groups, results, e);
        } catch (IOException e) {
            failed(
                    groups,
                    results,
                    Problem.OUTPUT_FAILED,
                    "the class output can't be read or written",
                    String.valueOf(e.getMessage()));
        } catch (RuntimeException | StackOverflowError e) {
            String trace = e + "\n" + String.join("\n", stack(e));
            failed(groups, results, Problem.INTERNAL_ERROR, "the check failed by a defect of Hintproof's own", trace);
        }
    }

    private void scattered(List<ServerModel> compiled) {
        if (!compiled.isEmpty()) {
            javac.report(Message.of(
                    Problem.OUTPUT_FAILED,
                    compiled.get(0).about().place(),
                    "javac has no folder for class files, so that a manifest has no place",
                    "give javac one: -d FOLDER"));
        }
    }

    private static List<ServerGroup> groups(List<ServerModel> compiled, EarlierServers earlier, Results results)
            throws IOException {
        var all = new ArrayList<>(compiled);
        all.addAll(earlier.servers());
        List<ServerGroup> groups = ServerGroup.of(all);
        var gone = new TreeSet<>(earlier.names());
        groups.forEach(group -> gone.remove(group.name()));
        for (String name : gone) {
            results.forget(name);
        }
        return groups;
    }

    private void check(List<ServerGroup> groups, ClassOutput output, Results results, Set<String> generated)
            throws IOException {
        try (var source = new CompilerClassSource(javac.environment(), output, generated)) {
            EffectCatalog catalog = Catalogs.with(projectCatalogs(), shippedCatalogs(source));
            var derivedBy = new Manifest.DerivedBy("hintproof", Version.current(), options.profile(), catalog.digest());
            var settings =
                    new ServerCheck.Settings(options.infer(), options.labelsInSchema(), options.profile(), derivedBy);
            Analyzer analyzer =
                    analyzers.create(source, catalog, model -> source.isFrom(model.name(), options.admitted()));
            new ModuleCheck(analyzer, settings, sources, javac, results).run(groups);
        }
    }

    private List<CatalogText> projectCatalogs() {
        var texts = new ArrayList<CatalogText>();
        for (String file : options.catalogs()) {
            try {
                texts.add(new CatalogText(file, Files.readString(Path.of(file))));
            } catch (IOException | InvalidPathException e) {
                throw new CatalogException(
                        List.of(new CatalogException.Problem(file, 0, "it can't be read: " + e.getMessage())));
            }
        }
        return texts;
    }

    /** Those of admitted libraries that the compiled classes lean on. */
    private List<ShippedCatalog> shippedCatalogs(CompilerClassSource source) throws IOException {
        var catalogs = new ArrayList<ShippedCatalog>();
        for (Path jar : source.jarsOf(options.admitted())) {
            catalogs.addAll(ShippedCatalog.in(jar));
        }
        return catalogs;
    }

    /** A class file that is torn or too new: what was found so far is no basis for any server of the module. */
    private void unreadable(List<ServerGroup> groups, Results results, ClassFileException e) {
        failed(
                groups,
                results,
                Message.of(
                        Problem.UNREADABLE_CLASS,
                        Place.NOWHERE,
                        String.valueOf(e.getMessage()),
                        "build or download it anew; if it is of a newer JDK, use a version for an older one, or a newer Hintproof"));
    }

    private void failed(List<ServerGroup> groups, Results results, Problem problem, String headline, String why) {
        failed(groups, results, new Message(problem, Place.NOWHERE, headline, List.of(Row.of("why", why))));
    }

    private void failed(List<ServerGroup> groups, Results results, Message message) {
        javac.report(message);
        try {
            ModuleCheck.refuseAll(groups, results, message.problem());
        } catch (IOException e) {
            javac.report(Message.of(
                    Problem.OUTPUT_FAILED,
                    Place.NOWHERE,
                    "a refused manifest can't be deleted: " + e.getMessage(),
                    "delete the class output before the next build"));
        }
    }

    private static List<String> stack(Throwable e) {
        return Arrays.stream(e.getStackTrace())
                .limit(20)
                .map(frame -> "at " + frame)
                .toList();
    }
}
