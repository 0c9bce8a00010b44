package dev.hintproof.processor.model;

import dev.hintproof.manifest.effect.Capability;
import dev.hintproof.manifest.effect.EffectClass;
import dev.hintproof.manifest.effect.Scope;
import dev.hintproof.processor.host.Javac;
import java.util.EnumSet;
import java.util.Optional;
import javax.lang.model.element.Element;

/** Reads what elements declare of their effects. */
public final class EffectReader {

    private final Javac javac;

    /** A reader for one round. */
    public EffectReader(Javac javac) {
        this.javac = javac;
    }

    /** The effect annotation on an element itself. */
    public static Optional<AnnotationView> annotation(Element element) {
        return Vocabulary.EFFECTS.stream()
                .flatMap(name -> AnnotationView.of(element, name).stream())
                .findFirst();
    }

    /** What an annotation declares. Capabilities that aren't any have been reported by then and are left out. */
    public Declared declared(AnnotationView view) {
        EffectClass effectClass = effectClass(AnnotationView.className(view.mirror()));
        var capabilities = EnumSet.noneOf(Capability.class);
        for (String name : view.strings("value")) {
            Capability.of(name).ifPresent(capabilities::add);
        }
        return new Declared(effectClass, Scope.of(capabilities), true, view.place(javac));
    }

    /** The class that an annotation of that qualified name stands for. */
    public static EffectClass effectClass(String annotation) {
        return switch (annotation) {
            case Vocabulary.PLAIN -> EffectClass.PLAIN;
            case Vocabulary.WITNESSED -> EffectClass.WITNESSED;
            case Vocabulary.EMISSION -> EffectClass.EMISSION;
            default -> throw new IllegalArgumentException(annotation + " declares no effect");
        };
    }

    /** The undo that an annotation names. */
    public Optional<Undo> undo(AnnotationView view) {
        String tool = view.string("undo", "");
        if (tool.isEmpty()) {
            return Optional.empty();
        }
        var witness = Undo.Witness.valueOf(view.constant("witness", "RESULT"));
        return Optional.of(new Undo(tool, witness, view.place(javac, "undo")));
    }
}
