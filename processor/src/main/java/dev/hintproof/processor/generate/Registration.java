package dev.hintproof.processor.generate;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.JavaFile;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import com.palantir.javapoet.WildcardTypeName;
import dev.hintproof.processor.schema.DecoderFacts;
import dev.hintproof.processor.schema.Signature;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.ModuleElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;

/**
 * The registration class of one server class: {@code <ServerClass>_McpTools}, in the same package, so that package-private tools
 * can be called. It has how a tool is called and nothing of what is advertised, so that no limit of class files is met by a long
 * schema.
 */
public final class Registration {

    /** Without this type on the class path there is nothing to generate for. */
    public static final String RUNTIME = "dev.hintproof.server.ToolServer";

    private static final String PACKAGE = "dev.hintproof.server";
    private static final ClassName TOOL_SERVER = ClassName.get(PACKAGE, "ToolServer");
    private static final ClassName GENERATED = ClassName.get("javax.annotation.processing", "Generated");
    private static final ClassName BINDING = ClassName.get(PACKAGE, "ToolBinding");

    private Registration() {}

    /**
     * One tool to bind.
     *
     * @param name its wire name
     * @param method its method
     * @param signature its parameters and result
     */
    public record Tool(String name, ExecutableElement method, Signature signature) {}

    /** The generated class's name. */
    public static ClassName className(TypeElement server) {
        ClassName name = ClassName.get(server);
        return ClassName.get(name.packageName(), String.join("_", name.simpleNames()) + "_McpTools");
    }

    /**
     * The file.
     *
     * @param server the server class
     * @param serverName its server's name
     * @param tools in any order
     * @param elements to name the types of renamed members
     */
    public static JavaFile file(TypeElement server, String serverName, List<Tool> tools, Elements elements) {
        ClassName generated = className(server);
        ClassName type = ClassName.get(server);
        List<Tool> sorted =
                tools.stream().sorted(Comparator.comparing(Tool::name)).toList();
        TypeSpec.Builder spec = TypeSpec.classBuilder(generated)
                .addJavadoc("Binds the tools of {@link $T} for the server runtime.\n", type)
                .addAnnotations(origin(server, elements))
                .addAnnotation(AnnotationSpec.builder(SuppressWarnings.class)
                        .addMember("value", "{$S, $S, $S, $S}", "deprecation", "rawtypes", "removal", "unchecked")
                        .build())
                .addModifiers(Modifier.PUBLIC, Modifier.FINAL)
                .addSuperinterface(TOOL_SERVER)
                .addOriginatingElement(server)
                .addField(FieldSpec.builder(type, "server", Modifier.PRIVATE, Modifier.FINAL)
                        .build())
                .addMethod(constructor(type))
                .addMethod(getter("serverName", ClassName.get(String.class), CodeBlock.of("$S", serverName)))
                .addMethod(getter("serverType", wildcardClass(), CodeBlock.of("$T.class", type)))
                .addMethod(getter(
                        "serverObject",
                        ParameterizedTypeName.get(Optional.class, Object.class),
                        CodeBlock.of("$T.of(server)", Optional.class)))
                .addMethod(bindings(sorted));
        int index = 0;
        for (Tool tool : sorted) {
            spec.addMethod(Bindings.method(index++, tool, type));
        }
        SortedMap<String, SortedMap<String, String>> renamed = renamed(sorted);
        if (!renamed.isEmpty()) {
            spec.addMethod(memberNames(renamed, elements));
        }
        var facts = new DecoderFacts();
        sorted.forEach(tool -> facts.addAll(tool.signature().facts()));
        if (!facts.cases().isEmpty()) {
            spec.addMethod(DecoderTables.cases(facts, elements));
        }
        if (!facts.threeStates().isEmpty()) {
            spec.addMethod(DecoderTables.threeStates(facts, elements));
        }
        return JavaFile.builder(generated.packageName(), spec.build())
                .skipJavaLangImports(true)
                .indent("    ")
                .build();
    }

    /** Who wrote the class; nobody in a module that doesn't read {@code java.compiler}, where the annotation can't be seen. */
    private static List<AnnotationSpec> origin(TypeElement server, Elements elements) {
        ModuleElement module = elements.getModuleOf(server);
        if (module != null && elements.getTypeElement(module, GENERATED.canonicalName()) == null) {
            return List.of();
        }
        return List.of(AnnotationSpec.builder(GENERATED)
                .addMember("value", "$S", "dev.hintproof.processor.HintproofProcessor")
                .build());
    }

    private static MethodSpec constructor(ClassName type) {
        return MethodSpec.constructorBuilder()
                .addJavadoc("Binds the tools of an object.\n")
                .addModifiers(Modifier.PUBLIC)
                .addParameter(type, "server")
                .addStatement("this.server = server")
                .build();
    }

    private static MethodSpec getter(String name, TypeName type, CodeBlock value) {
        return MethodSpec.methodBuilder(name)
                .addAnnotation(Override.class)
                .addModifiers(Modifier.PUBLIC)
                .returns(type)
                .addStatement("return $L", value)
                .build();
    }

    private static TypeName wildcardClass() {
        return ParameterizedTypeName.get(ClassName.get(Class.class), WildcardTypeName.subtypeOf(Object.class));
    }

    private static MethodSpec bindings(List<Tool> tools) {
        CodeBlock.Builder list = CodeBlock.builder().add("return $T.of(", List.class);
        if (tools.size() > 10) {
            // A call with several hundred arguments still is one array.
            list = CodeBlock.builder().add("return $T.of(new $T[] {", List.class, BINDING);
        }
        for (int i = 0; i < tools.size(); i++) {
            list.add(i == 0 ? "$L()" : ", $L()", Bindings.name(i));
        }
        list.add(tools.size() > 10 ? "})" : ")");
        return MethodSpec.methodBuilder("bindings")
                .addAnnotation(Override.class)
                .addModifiers(Modifier.PUBLIC)
                .returns(ParameterizedTypeName.get(ClassName.get(List.class), BINDING))
                .addStatement(list.build())
                .build();
    }

    private static SortedMap<String, SortedMap<String, String>> renamed(List<Tool> tools) {
        var all = new TreeMap<String, SortedMap<String, String>>();
        for (Tool tool : tools) {
            for (Signature.Renamed one : tool.signature().renamed()) {
                all.computeIfAbsent(one.javaType(), type -> new TreeMap<>()).putAll(one.names());
            }
        }
        return all;
    }

    private static MethodSpec memberNames(SortedMap<String, SortedMap<String, String>> renamed, Elements elements) {
        TypeName names = ParameterizedTypeName.get(Map.class, String.class, String.class);
        TypeName result = ParameterizedTypeName.get(ClassName.get(Map.class), wildcardClass(), names);
        MethodSpec.Builder method = MethodSpec.methodBuilder("memberNames")
                .addAnnotation(Override.class)
                .addModifiers(Modifier.PUBLIC)
                .returns(result)
                .addStatement("$T result = new $T<>()", result, LinkedHashMap.class);
        int index = 0;
        for (var type : renamed.entrySet()) {
            TypeElement element = elements.getTypeElement(type.getKey());
            String variable = "names" + index++;
            method.addStatement("$T $L = new $T<>()", names, variable, LinkedHashMap.class);
            type.getValue().forEach((from, to) -> method.addStatement("$L.put($S, $S)", variable, from, to));
            method.addStatement("result.put($T.class, $L)", ClassName.get(element), variable);
        }
        return method.addStatement("return result").build();
    }
}
