package dev.hintproof.processor.schema;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.hintproof.processor.model.AnnotationView;
import dev.hintproof.processor.model.Names;
import dev.hintproof.processor.model.Vocabulary;
import dev.hintproof.processor.report.Message;
import dev.hintproof.processor.report.Messages;
import dev.hintproof.processor.report.Place;
import dev.hintproof.processor.report.Problem;
import dev.hintproof.processor.schema.Signature.Parameter;
import dev.hintproof.processor.schema.Signature.Source;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/** Reads a tool's method into its schemas; every trouble is one message at the parameter or the method that has it. */
public final class SignatureReader {

    private final SchemaContext context;
    private final Messages messages;

    /** A reader for one round. */
    public SignatureReader(SchemaContext context, Messages messages) {
        this.context = context;
        this.messages = messages;
    }

    /**
     * Reads a method.
     *
     * @return empty where something can't be represented; that has been reported
     */
    public Optional<Signature> read(ExecutableElement method) {
        var mapper = new TypeMapper(context, Direction.INPUT);
        var parameters = new ArrayList<Parameter>();
        var members = new ArrayList<Shape.Member>();
        Map<String, String> texts = context.javadoc().parameters(method);
        boolean sound = true;
        for (VariableElement variable : method.getParameters()) {
            try {
                read(variable, texts, mapper, parameters, members);
            } catch (UnrepresentableException e) {
                report(e, place(variable));
                sound = false;
            }
        }
        Optional<ResultReader.Read> result = result(method);
        if (!sound || result.isEmpty()) {
            return Optional.empty();
        }
        Signature signature = signature(parameters, members, mapper, result.get());
        return isValid(signature.inputSchema(), "input", method)
                        && signature
                                .outputSchema()
                                .map(schema -> isValid(schema, "output", method))
                                .orElse(true)
                ? Optional.of(signature)
                : Optional.empty();
    }

    private boolean isValid(ObjectNode schema, String which, ExecutableElement method) {
        Optional<String> problem = Dialect.problem(schema);
        problem.ifPresent(why -> messages.report(Message.of(
                Problem.INVALID_SCHEMA,
                context.javac().place(method),
                "the " + which + " schema of " + method.getSimpleName() + " isn't one that every client takes: " + why,
                "take or return a smaller type")));
        return problem.isEmpty();
    }

    private Signature signature(
            List<Parameter> parameters, List<Shape.Member> members, TypeMapper mapper, ResultReader.Read result) {
        var root = new Shape.Structure("", members, Optional.empty(), Keywords.NONE);
        ObjectNode input = SchemaWriter.write(root, mapper.definitions());
        Optional<ObjectNode> output = result.root().map(shape -> SchemaWriter.write(shape, result.definitions()));
        var renamed = new RenamedMembers();
        renamed.addAll(root, mapper.aside());
        result.root().ifPresent(shape -> renamed.addAll(shape, result.aside()));
        var facts = new DecoderFacts();
        facts.addAll(mapper.facts());
        facts.addAll(result.facts());
        return new Signature(parameters, result.result(), input, output, renamed.found(), facts);
    }

    private Optional<ResultReader.Read> result(ExecutableElement method) {
        var reader = new ResultReader(context);
        try {
            return Optional.of(reader.read(method, method.getReturnType()));
        } catch (UnrepresentableException e) {
            report(e, context.javac().place(method));
            return Optional.empty();
        }
    }

    private void report(UnrepresentableException e, Place place) {
        messages.report(Message.of(e.problem(), place, String.valueOf(e.getMessage()), e.fix()));
    }

    private Place place(VariableElement variable) {
        return context.javac().place(variable);
    }

    private void read(
            VariableElement variable,
            Map<String, String> texts,
            TypeMapper mapper,
            List<Parameter> parameters,
            List<Shape.Member> members)
            throws UnrepresentableException {
        TypeMirror type = variable.asType();
        String javaName = variable.getSimpleName().toString();
        Source source = source(type);
        refuseUnknown(variable, type, source);
        if (source != Source.ARGUMENT) {
            parameters.add(
                    new Parameter(javaName, "", source, type, "", false, false, Optional.empty(), "", place(variable)));
            return;
        }
        Optional<AnnotationView> param = AnnotationView.of(variable, Vocabulary.PARAM);
        Trail trail = Trail.at("parameter '" + javaName + "'", variable);
        Optional<TypeMirror> content = mapper.optionalContent(type);
        Shape shape = isNamed(type, "java.io.InputStream")
                ? ScalarTypes.base64()
                : mapper.shape(content.orElse(type), List.of(variable), trail);
        shape = context.constraints().apply(shape, variable, content.orElse(type), trail);
        boolean nullable = !type.getKind().isPrimitive() && Nullness.nullable(variable, type);
        boolean threeStates = nullable && isNamed(type, "java.util.Optional");
        if (threeStates) {
            shape = new Shape.OrNull(shape, Keywords.NONE);
        }
        Optional<JsonNode> fallback = new Defaults(mapper).read(param, shape, trail);
        String description = param.map(view -> view.string("description", ""))
                .filter(text -> !text.isEmpty())
                .orElse(texts.getOrDefault(javaName, ""));
        Keywords keywords = shape.keywords().withText("description", described(description, shape));
        if (fallback.isPresent()) {
            keywords = keywords.with("default", fallback.get());
        }
        boolean optional = content.isPresent() || nullable || fallback.isPresent();
        String wireName = wireName(param, javaName);
        parameters.add(new Parameter(
                javaName,
                wireName,
                source,
                type,
                context.plainType(content.orElse(type)),
                optional,
                threeStates,
                fallback,
                description,
                place(variable)));
        members.add(new Shape.Member(
                wireName, wireName, javaName, context.plainType(type), shape.with(keywords), !optional, nullable));
    }

    /** A parameter's own text, then what its type says of itself: an enum's constants, a record's sentence. */
    private static String described(String own, Shape shape) {
        String byType =
                shape.keywords().get("description").map(JsonNode::asText).orElse("");
        if (own.isEmpty() || byType.isEmpty()) {
            return own + byType;
        }
        return shape instanceof Shape.Choice ? own + "\n" + byType : own;
    }

    private String wireName(Optional<AnnotationView> param, String javaName) {
        return param.map(view -> view.string("name", ""))
                .filter(name -> !name.isEmpty())
                .orElseGet(() -> context.snakeCase() ? Names.snakeCase(javaName) : javaName);
    }

    private static Source source(TypeMirror type) {
        if (isNamed(type, InjectedTypes.CONTEXT)) {
            return Source.CONTEXT;
        }
        boolean exchange = type instanceof DeclaredType declared
                && type.getKind() == TypeKind.DECLARED
                && InjectedTypes.isExchange(TypeMapper.name(declared));
        return exchange ? Source.EXCHANGE : Source.ARGUMENT;
    }

    /** What the SDK gives to tools of other frameworks isn't an argument, and what isn't known here nobody would give. */
    private static void refuseUnknown(VariableElement variable, TypeMirror type, Source source)
            throws UnrepresentableException {
        String javaName = variable.getSimpleName().toString();
        boolean foreign = type instanceof DeclaredType declared
                && type.getKind() == TypeKind.DECLARED
                && InjectedTypes.isForeign(TypeMapper.name(declared));
        if (foreign && source == Source.ARGUMENT) {
            throw Trail.at("parameter '" + javaName + "'", variable)
                    .unrepresentable(
                            type,
                            "no client sends it, and the runtime doesn't have it to give",
                            "take a ToolContext, or one of McpSyncServerExchange, McpTransportContext,"
                                    + " McpRequestContext, CallToolRequest");
        }
    }

    private static boolean isNamed(TypeMirror type, String name) {
        return type instanceof DeclaredType declared
                && type.getKind() == TypeKind.DECLARED
                && TypeMapper.name(declared).equals(name);
    }
}
