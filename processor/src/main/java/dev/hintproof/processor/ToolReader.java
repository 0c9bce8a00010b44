package dev.hintproof.processor;

import dev.hintproof.processor.generate.Registration;
import dev.hintproof.processor.host.Javac;
import dev.hintproof.processor.model.AnnotationView;
import dev.hintproof.processor.model.Declared;
import dev.hintproof.processor.model.EffectReader;
import dev.hintproof.processor.model.Names;
import dev.hintproof.processor.model.ToolModel;
import dev.hintproof.processor.model.TypeTexts;
import dev.hintproof.processor.model.Undo;
import dev.hintproof.processor.model.Vocabulary;
import dev.hintproof.processor.report.Message;
import dev.hintproof.processor.report.Place;
import dev.hintproof.processor.report.Problem;
import dev.hintproof.processor.schema.SchemaContext;
import dev.hintproof.processor.schema.Signature;
import dev.hintproof.processor.schema.SignatureReader;
import dev.hintproof.processor.validate.AccessRules;
import dev.hintproof.processor.validate.NameRules;
import dev.hintproof.processor.validate.ParameterRules;
import dev.hintproof.processor.validate.ShapeRules;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;

/** One tool, from its method to its model: shape, schemas, names, effect, texts; nothing where any of it is unsound. */
final class ToolReader {

    /**
     * What became of a method.
     *
     * @param model for the check after compilation
     * @param binding for the registration class
     */
    record Read(ToolModel model, Registration.Tool binding) {}

    private final Javac javac;
    private final Options options;
    private final SchemaContext context;
    private final TypeTexts texts;
    private final EffectReader effects;

    ToolReader(Javac javac, Options options, SchemaContext context) {
        this.javac = javac;
        this.options = options;
        this.context = context;
        this.texts = new TypeTexts(context.types(), context.elements());
        this.effects = new EffectReader(javac);
    }

    Optional<Read> read(TypeElement server, ExecutableElement method, AnnotationView annotation) {
        Place place = annotation.place(javac);
        int before = javac.errors();
        var parameterRules = new ParameterRules(javac);
        String methodName = method.getSimpleName().toString();
        if (!new ShapeRules(javac).tool(method)
                || parameterRules.tooMany(methodName, method.getParameters().size(), javac.place(method))) {
            return Optional.empty();
        }
        String name = Optional.of(annotation.string("name", ""))
                .filter(given -> !given.isEmpty())
                .orElseGet(() -> Names.snakeCase(methodName));
        new NameRules(javac).tool(name, annotation.place(javac, "name"));
        Declared declared = declared(server, method, name, place);
        Optional<Signature> signature = new SignatureReader(context, javac).read(method);
        if (signature.isPresent()) {
            parameterRules.check(signature.get());
            new AccessRules(javac).check(server, signature.get(), javac.place(method));
        }
        String description = description(method, annotation, name);
        if (signature.isEmpty() || javac.errors() > before) {
            return Optional.empty();
        }
        ToolModel model = model(server, method, annotation, name, description, declared, signature.get());
        return Optional.of(new Read(model, new Registration.Tool(name, method, signature.get())));
    }

    private ToolModel model(
            TypeElement server,
            ExecutableElement method,
            AnnotationView annotation,
            String name,
            String description,
            Declared declared,
            Signature signature) {
        String title = Optional.of(annotation.string("title", ""))
                .filter(given -> !given.isEmpty())
                .orElseGet(() -> Names.title(name));
        Optional<Undo> undo = EffectReader.annotation(method).flatMap(effects::undo);
        return new ToolModel(
                new ToolModel.Method(
                        texts.internalName(server),
                        method.getSimpleName().toString(),
                        texts.descriptor(method),
                        texts.erasedSignature(method)),
                name,
                title,
                description,
                declared,
                AnnotationView.of(method, Vocabulary.IDEMPOTENT).isPresent(),
                undo,
                signature.inputSchema(),
                signature.outputSchema(),
                parameters(signature),
                result(signature),
                annotation.place(javac));
    }

    /** The tool's own effect, or its class's; the place of the latter is the tool, as javac tells only one error a place. */
    private Declared declared(TypeElement server, ExecutableElement method, String name, Place place) {
        Optional<AnnotationView> own = EffectReader.annotation(method);
        if (own.isPresent()) {
            return effects.declared(own.get());
        }
        Optional<AnnotationView> inherited = EffectReader.annotation(server);
        if (inherited.isPresent()) {
            Declared declared = effects.declared(inherited.get());
            return new Declared(declared.effectClass(), declared.scope(), true, place);
        }
        if (options.undeclaredIsError()) {
            javac.report(Message.of(
                    Problem.MISSING_EFFECT,
                    place,
                    "tool '" + name + "' declares no effect",
                    "declare what it may do at most: @Plain, @Witnessed(undo = \"…\") or @Emission"));
        }
        return Declared.missing(place);
    }

    private String description(ExecutableElement method, AnnotationView annotation, String name) {
        String broken = context.javadoc().broken(method);
        if (!broken.isEmpty()) {
            javac.report(Message.of(
                    Problem.BROKEN_JAVADOC,
                    javac.place(method),
                    "the Javadoc of tool '" + name + "' is broken: " + broken,
                    "mend it; models are told what can be read of it"));
        }
        List<String> parameters = method.getParameters().stream()
                .map(parameter -> parameter.getSimpleName().toString())
                .toList();
        for (String tag : context.javadoc().parameters(method).keySet()) {
            if (!parameters.contains(tag)) {
                javac.report(Message.of(
                        Problem.UNKNOWN_PARAMETER_TAG,
                        javac.place(method),
                        "the Javadoc of tool '" + name + "' describes a parameter '" + tag + "' that isn't there",
                        "its parameters are " + String.join(", ", parameters)));
            }
        }
        String description = Optional.of(annotation.string("description", ""))
                .filter(given -> !given.isEmpty())
                .orElseGet(() -> context.javadoc().description(method));
        if (description.isEmpty()) {
            javac.report(Message.of(
                    Problem.MISSING_DESCRIPTION,
                    annotation.place(javac),
                    "tool '" + name + "' has no description, so that a model can't know when to use it",
                    "write a Javadoc comment, or @McpTool(description = \"…\")"));
        }
        return description;
    }

    private static List<ToolModel.Parameter> parameters(Signature signature) {
        return signature.parameters().stream()
                .filter(Signature.Parameter::isArgument)
                .map(one -> new ToolModel.Parameter(one.wireName(), one.javaType(), !one.optional()))
                .toList();
    }

    private static ToolModel.Result result(Signature signature) {
        Signature.Result result = signature.result();
        boolean nothing =
                result.delivery() == Signature.Delivery.VOID || result.delivery() == Signature.Delivery.CONTENT;
        List<ToolModel.Parameter> members = result.members().stream()
                .map(member -> new ToolModel.Parameter(member.wireName(), member.javaType(), !member.nullable()))
                .toList();
        return new ToolModel.Result(result.javaType(), nothing, result.nullable(), members);
    }
}
