package dev.hintproof.processor;

import com.palantir.javapoet.JavaFile;
import dev.hintproof.processor.check.ServerGroup;
import dev.hintproof.processor.generate.Registration;
import dev.hintproof.processor.host.ClassOutput;
import dev.hintproof.processor.host.Javac;
import dev.hintproof.processor.model.AnnotationView;
import dev.hintproof.processor.model.ServerModel;
import dev.hintproof.processor.model.ToolModel;
import dev.hintproof.processor.model.TypeTexts;
import dev.hintproof.processor.model.Vocabulary;
import dev.hintproof.processor.report.Message;
import dev.hintproof.processor.report.Problem;
import dev.hintproof.processor.schema.SchemaContext;
import dev.hintproof.processor.validate.EffectRules;
import dev.hintproof.processor.validate.NameRules;
import dev.hintproof.processor.validate.ServerRules;
import dev.hintproof.processor.validate.ShapeRules;
import dev.hintproof.processor.validate.UndoRules;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.util.ElementFilter;

/** The rounds: every server of the sources is read, validated and given its registration class. */
final class Reading {

    private final Javac javac;
    private final Options options;
    private final List<ServerModel> servers = new ArrayList<>();
    private final Set<String> deferred = new LinkedHashSet<>();
    private boolean runtimeMissed;

    Reading(Javac javac, Options options) {
        this.javac = javac;
        this.options = options;
    }

    /** The sound servers of all rounds so far. */
    List<ServerModel> servers() {
        return List.copyOf(servers);
    }

    void round(RoundEnvironment round) {
        for (Element element : annotated(round)) {
            new EffectRules(javac).check(element);
        }
        orphans(round);
        for (TypeElement server : candidates(round)) {
            if (UnresolvedTypes.in(server)) {
                // Another processor may still make the type; if none does, javac itself says what is missing.
                deferred.add(server.getQualifiedName().toString());
            } else {
                read(server);
            }
        }
        if (round.processingOver()) {
            finish();
        }
    }

    private List<TypeElement> candidates(RoundEnvironment round) {
        var result = new ArrayList<TypeElement>();
        for (String name : List.copyOf(deferred)) {
            TypeElement type = javac.environment().getElementUtils().getTypeElement(name);
            if (type != null) {
                result.add(type);
            }
        }
        deferred.clear();
        result.addAll(ElementFilter.typesIn(with(round, Vocabulary.SERVER)));
        return result;
    }

    private void read(TypeElement server) {
        Optional<AnnotationView> annotation = AnnotationView.of(server, Vocabulary.SERVER);
        if (annotation.isEmpty()) {
            return;
        }
        int before = javac.errors();
        new ShapeRules(javac).server(server, annotation.get());
        var context = new SchemaContext(javac, options.snakeCase(), options.wholeJavadoc());
        var reader = new ToolReader(javac, options, context);
        var models = new ArrayList<ToolModel>();
        var bindings = new ArrayList<Registration.Tool>();
        boolean any = false;
        for (ExecutableElement method : ElementFilter.methodsIn(server.getEnclosedElements())) {
            Optional<AnnotationView> tool = AnnotationView.of(method, Vocabulary.TOOL);
            any |= tool.isPresent();
            tool.flatMap(view -> reader.read(server, method, view)).ifPresent(read -> {
                models.add(read.model());
                bindings.add(read.binding());
            });
        }
        if (!any) {
            new ShapeRules(javac).empty(server, annotation.get());
        }
        if (javac.errors() == before) {
            String generated = generate(server, annotation.get().string("name", ""), bindings);
            String owner = new TypeTexts(context.types(), context.elements()).internalName(server);
            servers.add(new ServerModel(owner, about(annotation.get()), models, generated));
        }
    }

    private ServerModel.About about(AnnotationView view) {
        return new ServerModel.About(
                view.string("name", ""),
                view.string("version", ""),
                view.string("title", ""),
                view.string("instructions", ""),
                view.place(javac));
    }

    private String generate(TypeElement server, String name, List<Registration.Tool> bindings) {
        if (!javac.hasType(Registration.RUNTIME)) {
            if (!runtimeMissed) {
                runtimeMissed = true;
                javac.report(Message.of(
                        Problem.NO_SERVER_RUNTIME,
                        javac.place(server),
                        "hintproof-server isn't on the class path: manifests are written, registration classes aren't",
                        "add dev.hintproof:hintproof-server to serve the tools"));
            }
            return "";
        }
        JavaFile file =
                Registration.file(server, name, bindings, javac.environment().getElementUtils());
        String generated = Registration.className(server).reflectionName().replace('.', '/');
        try {
            // Of an earlier build; under -Xlint:processing javac would warn of a type that exists already.
            new ClassOutput(javac.environment().getFiler()).delete(generated + ".class");
            file.writeTo(javac.environment().getFiler());
        } catch (IOException e) {
            javac.report(Message.of(
                    Problem.OUTPUT_FAILED,
                    javac.place(server),
                    "the registration class of " + server.getSimpleName() + " can't be written: " + e.getMessage(),
                    "see that the folder for generated sources can be written to"));
        }
        return generated;
    }

    /** What needs all servers of the compilation. */
    private void finish() {
        for (ServerGroup group : ServerGroup.of(servers)) {
            new NameRules(javac).unique(group.servers());
            for (ToolModel tool : group.tools()) {
                new UndoRules(javac).check(tool, group.tools());
            }
        }
        new ServerRules(javac).consistent(servers);
    }

    private void orphans(RoundEnvironment round) {
        for (ExecutableElement method : ElementFilter.methodsIn(with(round, Vocabulary.TOOL))) {
            Element owner = Objects.requireNonNull(method.getEnclosingElement());
            if (AnnotationView.of(owner, Vocabulary.SERVER).isEmpty() && !isMisnamed(owner)) {
                AnnotationView.of(method, Vocabulary.TOOL)
                        .ifPresent(view -> new ShapeRules(javac).orphan(method, view));
            }
        }
    }

    /** Whether something stands there that is no annotation: javac itself says so, and says it better. */
    private static boolean isMisnamed(Element owner) {
        return owner.getAnnotationMirrors().stream()
                .map(AnnotationMirror::getAnnotationType)
                .anyMatch(type ->
                        type.getKind() == TypeKind.ERROR || type.asElement().getKind() != ElementKind.ANNOTATION_TYPE);
    }

    private Set<Element> annotated(RoundEnvironment round) {
        var elements = new LinkedHashSet<Element>();
        Vocabulary.EFFECTS.forEach(name -> elements.addAll(with(round, name)));
        elements.addAll(with(round, Vocabulary.VOUCHED));
        elements.addAll(with(round, Vocabulary.IDEMPOTENT));
        return elements;
    }

    private Set<? extends Element> with(RoundEnvironment round, String annotation) {
        TypeElement type = javac.environment().getElementUtils().getTypeElement(annotation);
        return type == null ? Set.of() : round.getElementsAnnotatedWith(type);
    }
}
