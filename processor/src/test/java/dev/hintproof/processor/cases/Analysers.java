package dev.hintproof.processor.cases;

import dev.hintproof.processor.analysis.Analyzer;
import dev.hintproof.processor.analysis.FlowAnalyzer;
import dev.hintproof.processor.bytecode.ClassSource;
import dev.hintproof.processor.catalog.Catalogs;
import dev.hintproof.processor.catalog.EffectCatalog;

/** Makes the analyser that is judged. */
public final class Analysers {

    private Analysers() {}

    /** An analyser over a program. */
    public static Analyzer of(ClassSource program) {
        return of(program, catalog());
    }

    /** The catalog that comes with the processor. */
    public static EffectCatalog catalog() {
        return Catalogs.builtIn();
    }

    /** An analyser over a program. */
    public static Analyzer of(ClassSource program, EffectCatalog catalog) {
        return new FlowAnalyzer(program, catalog);
    }
}
