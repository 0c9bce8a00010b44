package dev.hintproof.processor;

import dev.hintproof.processor.analysis.Analyzer;
import dev.hintproof.processor.bytecode.ClassModel;
import dev.hintproof.processor.bytecode.ClassSource;
import dev.hintproof.processor.catalog.EffectCatalog;
import java.util.function.Predicate;

/** Makes the analyser of one compilation. */
@FunctionalInterface
interface AnalyzerFactory {

    /**
     * An analyser.
     *
     * @param source the class files
     * @param catalog what is known without reading bodies
     * @param admitted the classes whose vouches are believed although they aren't the module's own
     */
    Analyzer create(ClassSource source, EffectCatalog catalog, Predicate<ClassModel> admitted);
}
