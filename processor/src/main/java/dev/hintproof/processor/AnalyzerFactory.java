package dev.hintproof.processor;

import dev.hintproof.processor.analysis.Analyzer;
import dev.hintproof.processor.bytecode.ClassSource;
import dev.hintproof.processor.catalog.EffectCatalog;

/** Makes the analyser of one compilation. */
@FunctionalInterface
interface AnalyzerFactory {

    /**
     * An analyser.
     *
     * @param source the class files
     * @param catalog what is known without reading bodies
     */
    Analyzer create(ClassSource source, EffectCatalog catalog);
}
