package dev.hintproof.processor;

import dev.hintproof.processor.analysis.FlowAnalyzer;

/** The analyser that the processor uses. */
final class Analyzers {

    static final AnalyzerFactory DEFAULT = FlowAnalyzer::new;

    private Analyzers() {}
}
