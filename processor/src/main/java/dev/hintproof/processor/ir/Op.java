package dev.hintproof.processor.ir;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Handle;

/**
 * One operation of a body. A value is named by the number of the operation or parameter that defines it; an operand is the set
 * of definitions that can flow to it, as jumps merge them. Values of primitive types have no definition: their operands are empty.
 */
public sealed interface Op {

    /** The source line, or 0 where the class file has none. */
    int line();

    /** {@code new}: an object of exactly that class. */
    record Allocate(int line, int result, String type) implements Op {}

    /**
     * A new array; the type is its descriptor.
     *
     * @param empty whether it is seen to have no elements
     */
    record AllocateArray(int line, int result, String type, boolean empty) implements Op {}

    /** A constant string. */
    record Text(int line, int result, String value) implements Op {}

    /** A class literal, by internal name or array descriptor; primitive classes don't occur here. */
    record ClassLiteral(int line, int result, String type) implements Op {}

    /** A constant that is neither: a method handle, a method type, a dynamic constant (JVMS §4.4.10). */
    record OtherConstant(int line, int result, Object constant) implements Op {}

    /** Reads a field; {@code object} is null for a static one, {@code result} is -1 for a primitive. */
    record GetField(int line, int result, @Nullable List<Integer> object, String owner, String name, String descriptor)
            implements Op {}

    /** Writes a field; {@code object} is null for a static one. */
    record PutField(
            int line, @Nullable List<Integer> object, String owner, String name, String descriptor, List<Integer> value)
            implements Op {}

    /** Reads an element of an array of references. */
    record LoadElement(int line, int result, List<Integer> array) implements Op {}

    /** Writes an element; {@code value} is empty for a primitive. */
    record StoreElement(int line, List<Integer> array, List<Integer> value) implements Op {}

    /**
     * Calls a method.
     *
     * @param opcode the JVM's instruction
     * @param result -1 for void and primitives
     * @param arguments the receiver first, where there is one
     */
    record Invoke(
            int line,
            int result,
            int opcode,
            String owner,
            String name,
            String descriptor,
            boolean ofInterface,
            List<List<Integer>> arguments)
            implements Op {}

    /** {@code invokedynamic}. */
    record Dynamic(
            int line,
            int result,
            String name,
            String descriptor,
            Handle bootstrap,
            List<Object> constants,
            List<List<Integer>> arguments)
            implements Op {}

    /** A cast to a class, interface or array type. */
    record Cast(int line, int result, List<Integer> value, String type) implements Op {}

    /** Returns a reference. */
    record Return(int line, List<Integer> value) implements Op {}

    /** Throws. */
    record Throw(int line, List<Integer> value) implements Op {}

    /** Catches what is thrown, of that type. */
    record Catch(int line, int result, String type) implements Op {}
}
