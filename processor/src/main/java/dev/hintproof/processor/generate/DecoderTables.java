package dev.hintproof.processor.generate;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.WildcardTypeName;
import dev.hintproof.processor.schema.DecoderFacts;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.Modifier;
import javax.lang.model.util.Elements;

/** The methods of a registration class that say what Jackson can't see of the program's types. */
final class DecoderTables {

    private static final TypeName ANY_CLASS =
            ParameterizedTypeName.get(ClassName.get(Class.class), WildcardTypeName.subtypeOf(Object.class));
    private static final TypeName STRING = ClassName.get(String.class);

    private DecoderTables() {}

    /** {@code cases()}. */
    static MethodSpec cases(DecoderFacts facts, Elements elements) {
        TypeName byName = ParameterizedTypeName.get(ClassName.get(Map.class), STRING, ANY_CLASS);
        MethodSpec.Builder method = method("cases", byName);
        int index = 0;
        for (var type : facts.cases().entrySet()) {
            String variable = "cases" + index++;
            method.addStatement("$T $L = new $T<>()", byName, variable, LinkedHashMap.class);
            type.getValue()
                    .forEach((name, one) ->
                            method.addStatement("$L.put($S, $T.class)", variable, name, named(one, elements)));
            method.addStatement("result.put($T.class, $L)", named(type.getKey(), elements), variable);
        }
        return method.addStatement("return result").build();
    }

    /** {@code threeStates()}. */
    static MethodSpec threeStates(DecoderFacts facts, Elements elements) {
        TypeName names = ParameterizedTypeName.get(ClassName.get(Set.class), STRING);
        MethodSpec.Builder method = method("threeStates", names);
        facts.threeStates().forEach((type, members) -> {
            CodeBlock list =
                    members.stream().map(member -> CodeBlock.of("$S", member)).collect(CodeBlock.joining(", "));
            method.addStatement("result.put($T.class, $T.of($L))", named(type, elements), Set.class, list);
        });
        return method.addStatement("return result").build();
    }

    private static MethodSpec.Builder method(String name, TypeName value) {
        TypeName result = ParameterizedTypeName.get(ClassName.get(Map.class), ANY_CLASS, value);
        return MethodSpec.methodBuilder(name)
                .addAnnotation(Override.class)
                .addModifiers(Modifier.PUBLIC)
                .returns(result)
                .addStatement("$T result = new $T<>()", result, LinkedHashMap.class);
    }

    private static ClassName named(String type, Elements elements) {
        return ClassName.get(elements.getTypeElement(type));
    }
}
