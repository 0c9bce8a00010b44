package dev.hintproof.processor.validate;

import dev.hintproof.manifest.effect.Capability;
import dev.hintproof.manifest.effect.EffectClass;
import dev.hintproof.processor.host.Javac;
import dev.hintproof.processor.model.AnnotationView;
import dev.hintproof.processor.model.EffectReader;
import dev.hintproof.processor.model.Vocabulary;
import dev.hintproof.processor.report.Message;
import dev.hintproof.processor.report.Problem;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Element;

/** Rules on effect annotations and vouches, wherever they stand. */
public final class EffectRules {

    private static final List<String> CAPABILITIES =
            Arrays.stream(Capability.values()).map(Capability::wireName).toList();

    private final Javac javac;

    /** Rules for one round. */
    public EffectRules(Javac javac) {
        this.javac = javac;
    }

    /** Checks one element that has some annotation of ours. */
    public void check(Element element) {
        List<AnnotationView> effects = Vocabulary.EFFECTS.stream()
                .flatMap(name -> AnnotationView.of(element, name).stream())
                .toList();
        boolean tool = AnnotationView.of(element, Vocabulary.TOOL).isPresent();
        Optional<AnnotationView> vouched = AnnotationView.of(element, Vocabulary.VOUCHED);
        if (effects.size() > 1) {
            contradictory(effects.get(0), effects.get(1));
        }
        if (vouched.isPresent()
                && !effects.isEmpty()
                && !tool
                && !element.getKind().isClass()) {
            contradictory(effects.get(0), vouched.get());
        }
        for (AnnotationView effect : effects) {
            capabilities(effect, "value", EffectReader.effectClass(AnnotationView.className(effect.mirror())));
        }
        vouched.ifPresent(this::vouch);
        Optional<AnnotationView> idempotent = AnnotationView.of(element, Vocabulary.IDEMPOTENT);
        if (idempotent.isPresent() && !tool) {
            javac.report(Message.of(
                    Problem.MISPLACED_ANNOTATION,
                    idempotent.get().place(javac),
                    "@Idempotent is a claim about a tool, and this method is none",
                    "remove it, or make the method a tool with @McpTool"));
        }
    }

    private void contradictory(AnnotationView first, AnnotationView second) {
        javac.report(Message.of(
                Problem.CONTRADICTORY_EFFECTS,
                second.place(javac),
                second.written() + " contradicts " + first.written() + " on the same element",
                second.written().equals("@Vouched")
                        ? "keep @Vouched to have the body believed, or " + first.written() + " to have it checked"
                        : "keep the one that says what the code may do at most"));
    }

    private void vouch(AnnotationView view) {
        if (view.string("reason", "").isBlank()) {
            javac.report(Message.of(
                    Problem.INVALID_VOUCH,
                    view.place(javac, "reason"),
                    "a vouch needs a reason: it is all that a reader of the manifest has to go by",
                    "say why the body may be believed to be no more than that"));
        }
        String as = String.valueOf(view.typeName("as"));
        if (!Vocabulary.EFFECTS.contains(as)) {
            javac.report(Message.of(
                    Problem.INVALID_VOUCH,
                    view.place(javac, "as"),
                    "as = " + as.substring(as.lastIndexOf('.') + 1) + ".class is no effect class",
                    "write Plain.class, Witnessed.class or Emission.class"));
            return;
        }
        capabilities(view, "capabilities", EffectReader.effectClass(as));
    }

    private void capabilities(AnnotationView view, String member, EffectClass effectClass) {
        for (AnnotationView.Text text : view.texts(javac, member)) {
            Optional<Capability> capability = Capability.of(text.text());
            if (capability.isEmpty()) {
                unknown(text);
            } else if (!effectClass.admits(capability.get().effectClass())) {
                EffectClass least = capability.get().effectClass();
                javac.report(Message.of(
                        Problem.CAPABILITY_NOT_ADMITTED,
                        text.place(),
                        "'" + text.text() + "' is " + article(least) + " capability, which " + effectClass.word()
                                + " doesn't admit",
                        "declare " + (least == EffectClass.WITNESSED ? "witnessed or emission" : "emission")
                                + ", or remove the capability"));
            }
        }
    }

    private static String article(EffectClass effectClass) {
        return effectClass == EffectClass.EMISSION ? "an emission" : "a " + effectClass.word();
    }

    private void unknown(AnnotationView.Text text) {
        String fix = Suggestion.nearest(text.text(), CAPABILITIES)
                .map(name -> "did you mean \"" + name + "\"?")
                .orElse("the capabilities are " + String.join(", ", CAPABILITIES));
        javac.report(
                Message.of(Problem.UNKNOWN_CAPABILITY, text.place(), "'" + text.text() + "' is no capability", fix));
    }
}
