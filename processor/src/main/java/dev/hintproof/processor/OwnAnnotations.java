package dev.hintproof.processor;

import com.google.auto.service.AutoService;
import dev.hintproof.processor.model.Vocabulary;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.Processor;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;

/**
 * Claims Hintproof's own annotations and does nothing else. {@link HintproofProcessor} has to see every compilation, so it
 * supports {@code *} and can claim nothing without taking other processors' annotations away; unclaimed ones are a warning under
 * {@code -Xlint:processing}. javac asks processors in the order of their names in the service file until all annotations are
 * claimed, so this one must come after it.
 */
@AutoService(Processor.class)
public final class OwnAnnotations extends AbstractProcessor {

    /** Claiming is all that it is for, and the annotations are ours alone. */
    @Override
    @SuppressWarnings("DoNotClaimAnnotations")
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
        return true;
    }

    @Override
    public Set<String> getSupportedAnnotationTypes() {
        // The registration class carries the latter, and nobody else claims it.
        return Set.of(Vocabulary.PACKAGE + ".*", "javax.annotation.processing.Generated");
    }

    @Override
    public SourceVersion getSupportedSourceVersion() {
        return SourceVersion.latestSupported();
    }
}
