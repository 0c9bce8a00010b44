package dev.hintproof.processor.bytecode;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.MethodNode;

/** A class as its class file declares it. One model per class and program. */
public final class ClassModel {

    private final ClassNode node;
    private final Origin origin;
    private final String digest;
    private final Map<String, MethodModel> methods = new LinkedHashMap<>();
    private final Map<String, FieldNode> fields = new LinkedHashMap<>();

    ClassModel(ClassNode node, Origin origin, String digest) {
        this.node = node;
        this.origin = origin;
        this.digest = digest;
        for (MethodNode method : node.methods) {
            methods.put(method.name + method.desc, new MethodModel(this, method));
        }
        for (FieldNode field : node.fields) {
            fields.put(field.name + ":" + field.desc, field);
        }
    }

    /** The internal name (JVMS §4.2.1). */
    public String name() {
        return node.name;
    }

    /** Internal name of the superclass; null for {@code java/lang/Object} and for a module descriptor. */
    public @Nullable String superName() {
        return node.superName;
    }

    /** Internal names of the direct superinterfaces. */
    public List<String> interfaces() {
        return node.interfaces;
    }

    /** Where it comes from. */
    public Origin origin() {
        return origin;
    }

    /** {@code sha256:} and the digest of its bytes; empty for the JDK's classes. */
    public String digest() {
        return digest;
    }

    /** The class file's own form. */
    public ClassNode node() {
        return node;
    }

    /** All methods and constructors that it declares, in the class file's order. */
    public Collection<MethodModel> methods() {
        return methods.values();
    }

    /** The method that it declares under that name and descriptor; null where it declares none. */
    public @Nullable MethodModel method(String name, String descriptor) {
        return methods.get(name + descriptor);
    }

    /** The field that it declares; null where it declares none. */
    public @Nullable FieldNode field(String name, String descriptor) {
        return fields.get(name + ":" + descriptor);
    }

    /** Whether it is an interface. */
    public boolean isInterface() {
        return (node.access & Opcodes.ACC_INTERFACE) != 0;
    }

    /** Whether it can have no direct instances. */
    public boolean isAbstract() {
        return (node.access & (Opcodes.ACC_ABSTRACT | Opcodes.ACC_INTERFACE)) != 0;
    }

    /** Whether it can have no subclasses. */
    public boolean isFinal() {
        return (node.access & Opcodes.ACC_FINAL) != 0;
    }

    /** Whether it is a record. */
    public boolean isRecord() {
        return "java/lang/Record".equals(node.superName);
    }

    /** Whether it is an enum, or the body of an enum's constant. */
    public boolean isEnum() {
        return (node.access & Opcodes.ACC_ENUM) != 0;
    }

    /** Whether it is one of the JDK's, whose bodies are not read. */
    public boolean isJdk() {
        return origin == Origin.JDK;
    }

    @Override
    public String toString() {
        return node.name;
    }
}
