package dev.hintproof.processor.check;

import dev.hintproof.manifest.effect.Capability;
import dev.hintproof.manifest.effect.Scope;
import dev.hintproof.processor.model.Declared;
import dev.hintproof.processor.model.EffectReader;
import dev.hintproof.processor.model.Vocabulary;
import dev.hintproof.processor.report.Place;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AnnotationNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodNode;

/** Our annotations as a class file has them, for servers whose source isn't in the compilation. */
final class CompiledAnnotations {

    private final ClassNode type = new ClassNode();

    /**
     * Reads a class file.
     *
     * @throws IllegalArgumentException for one that is newer than can be read
     */
    CompiledAnnotations(byte[] classFile) {
        new ClassReader(classFile)
                .accept(type, ClassReader.SKIP_CODE | ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
    }

    /** The name of the server that the class belongs to; empty where it is none. */
    Optional<String> serverName() {
        return find(type.invisibleAnnotations, Vocabulary.SERVER).map(node -> String.valueOf(value(node, "name")));
    }

    /** The tool method with that erased signature. */
    Optional<MethodNode> tool(String signature) {
        return type.methods.stream()
                .filter(method ->
                        find(method.invisibleAnnotations, Vocabulary.TOOL).isPresent())
                .filter(method -> signature(method).equals(signature))
                .findFirst();
    }

    /** What a tool declares, itself or by its class. */
    Declared declared(MethodNode method) {
        return effect(method.invisibleAnnotations)
                .or(() -> effect(type.invisibleAnnotations))
                .orElse(Declared.missing(Place.NOWHERE));
    }

    /** A method's name and erased parameter types, as manifests write them. */
    private static String signature(MethodNode method) {
        var names = java.util.Arrays.stream(Type.getArgumentTypes(method.desc))
                .map(argument -> argument.getClassName().replace('$', '.'))
                .toList();
        return method.name + "(" + String.join(", ", names) + ")";
    }

    private static Optional<Declared> effect(@Nullable List<AnnotationNode> annotations) {
        for (String name : Vocabulary.EFFECTS) {
            Optional<AnnotationNode> node = find(annotations, name);
            if (node.isPresent()) {
                var capabilities = EnumSet.noneOf(Capability.class);
                if (value(node.get(), "value") instanceof List<?> names) {
                    names.forEach(one -> Capability.of(String.valueOf(one)).ifPresent(capabilities::add));
                }
                return Optional.of(
                        new Declared(EffectReader.effectClass(name), Scope.of(capabilities), true, Place.NOWHERE));
            }
        }
        return Optional.empty();
    }

    private static Optional<AnnotationNode> find(@Nullable List<AnnotationNode> annotations, String name) {
        String descriptor = "L" + name.replace('.', '/') + ";";
        return annotations == null
                ? Optional.empty()
                : annotations.stream()
                        .filter(node -> node.desc.equals(descriptor))
                        .findFirst();
    }

    private static @Nullable Object value(AnnotationNode node, String member) {
        for (int i = 0; node.values != null && i < node.values.size(); i += 2) {
            if (member.equals(node.values.get(i))) {
                return node.values.get(i + 1);
            }
        }
        return null;
    }
}
