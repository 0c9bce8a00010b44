package dev.hintproof.processor;

import dev.hintproof.processor.testing.StaticAnalyzer;
import javax.annotation.processing.Processor;

/** The processors of a compilation in a test. */
public final class TestProcessors {

    private TestProcessors() {}

    /** The processor with an analyser that only follows calls by their names. */
    public static Processor[] all() {
        return new Processor[] {
            new HintproofProcessor((source, catalog, admitted) -> new StaticAnalyzer(source)), new OwnAnnotations()
        };
    }
}
