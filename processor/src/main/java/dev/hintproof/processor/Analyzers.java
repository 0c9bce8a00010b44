package dev.hintproof.processor;

/** The analyser that the processor uses. */
final class Analyzers {

    static final AnalyzerFactory DEFAULT = (source, catalog) -> {
        throw new IllegalStateException("this build has no analyser");
    };

    private Analyzers() {}
}
