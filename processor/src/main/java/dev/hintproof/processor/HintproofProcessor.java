package dev.hintproof.processor;

import com.google.auto.service.AutoService;
import dev.hintproof.processor.host.CompilationWatch;
import dev.hintproof.processor.host.ForeignCompiler;
import dev.hintproof.processor.host.Javac;
import dev.hintproof.processor.host.Sources;
import dev.hintproof.processor.host.Unwrapping;
import java.util.Optional;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.Processor;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;
import org.jspecify.annotations.Nullable;

/**
 * The annotation processor. In the rounds it reads and validates servers and generates their registration classes; when the
 * compilation has finished without error it checks every server of the module and writes its manifest, or refuses it.
 *
 * <p>It takes part in every compilation, also in one that has no annotation of ours: a helper's change can break the promise of a
 * server that isn't compiled with it. It claims no annotation; {@link OwnAnnotations} does that.
 */
@AutoService(Processor.class)
public final class HintproofProcessor extends AbstractProcessor {

    private final AnalyzerFactory analyzers;
    private @Nullable Reading reading;
    private @Nullable Sources sources;
    private boolean refused;

    /** The processor as {@code javac} makes it. */
    public HintproofProcessor() {
        this(Analyzers.DEFAULT);
    }

    HintproofProcessor(AnalyzerFactory analyzers) {
        this.analyzers = analyzers;
    }

    @Override
    public synchronized void init(ProcessingEnvironment environment) {
        super.init(environment);
        Optional<ProcessingEnvironment> inner = Unwrapping.javac(environment);
        if (inner.isEmpty()) {
            return;
        }
        Javac javac = Javac.of(inner.get());
        Options options = Options.read(environment.getOptions(), javac);
        if (options.strict()) {
            javac.strict();
        }
        var rounds = new Reading(javac, options);
        var compiledSources = new Sources(javac);
        var compiled = new Compiled(javac, options, compiledSources, analyzers);
        javac.watch(new CompilationWatch(
                inner.get().getElementUtils(), generated -> compiled.check(rounds.servers(), generated)));
        reading = rounds;
        sources = compiledSources;
    }

    @Override
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
        if (reading == null || sources == null) {
            if (!refused) {
                refused = true;
                ForeignCompiler.refuse(processingEnv);
            }
            return false;
        }
        round.getRootElements().forEach(sources::add);
        reading.round(round);
        return false;
    }

    @Override
    public Set<String> getSupportedAnnotationTypes() {
        return Set.of("*");
    }

    @Override
    public Set<String> getSupportedOptions() {
        return Options.keys();
    }

    @Override
    public SourceVersion getSupportedSourceVersion() {
        return SourceVersion.latestSupported();
    }
}
