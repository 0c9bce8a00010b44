package dev.hintproof.processor;

import javax.annotation.processing.Processor;

/** The processors of a compilation in a test: those that users have. */
public final class TestProcessors {

    private TestProcessors() {}

    /** As the processor's jar names them. */
    public static Processor[] all() {
        return new Processor[] {new HintproofProcessor(), new OwnAnnotations()};
    }
}
