package dev.hintproof.processor.bytecode;

import java.util.List;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.MethodNode;

/** A method or constructor as its class file declares it. Identity is by object: one model per declaration. */
public final class MethodModel {

    private final ClassModel owner;
    private final MethodNode node;
    private final Type[] parameters;

    MethodModel(ClassModel owner, MethodNode node) {
        this.owner = owner;
        this.node = node;
        this.parameters = Type.getArgumentTypes(node.desc);
    }

    /** The declaring class. */
    public ClassModel owner() {
        return owner;
    }

    /** Its name; {@code <init>} for a constructor, {@code <clinit>} for a class initialiser. */
    public String name() {
        return node.name;
    }

    /** Its descriptor (JVMS §4.3.3). */
    public String descriptor() {
        return node.desc;
    }

    /** The class file's own form of it, with code where there is some. */
    public MethodNode node() {
        return node;
    }

    /** Types of the parameters, without the receiver. */
    public List<Type> parameters() {
        return List.of(parameters);
    }

    /** The return type. */
    public Type returns() {
        return Type.getReturnType(node.desc);
    }

    /** Whether it has code of its own. */
    public boolean hasCode() {
        return node.instructions != null && node.instructions.size() > 0;
    }

    /** Whether it is static. */
    public boolean isStatic() {
        return (node.access & Opcodes.ACC_STATIC) != 0;
    }

    /** Whether it is abstract. */
    public boolean isAbstract() {
        return (node.access & Opcodes.ACC_ABSTRACT) != 0;
    }

    /** Whether it is native. */
    public boolean isNative() {
        return (node.access & Opcodes.ACC_NATIVE) != 0;
    }

    /** Whether it is private. */
    public boolean isPrivate() {
        return (node.access & Opcodes.ACC_PRIVATE) != 0;
    }

    /** Whether the compiler made it. */
    public boolean isSynthetic() {
        return (node.access & Opcodes.ACC_SYNTHETIC) != 0;
    }

    /** Whether it is a constructor. */
    public boolean isConstructor() {
        return node.name.equals("<init>");
    }

    /** Whether an instance method that a subclass or implementation may override. */
    public boolean isOverridable() {
        return (node.access & (Opcodes.ACC_STATIC | Opcodes.ACC_PRIVATE | Opcodes.ACC_FINAL)) == 0
                && !isConstructor()
                && !node.name.equals("<clinit>");
    }

    /** Name and descriptor, which identify it within its class. */
    public String key() {
        return node.name + node.desc;
    }

    @Override
    public String toString() {
        return owner.name() + "." + key();
    }
}
