package dev.hintproof.processor.ir;

import java.util.List;
import java.util.Set;
import org.objectweb.asm.Type;

/**
 * A body.
 *
 * @param parameters how many parameters there are, the receiver first; their values are numbered from 0
 * @param values how many values there are in all
 * @param parameterTypes the parameters' types, the receiver's first
 * @param ops what it does, in the class file's order; unreachable code is left out
 * @param positions for each operation, the index of its instruction in the class file's method; -1 for what has none
 * @param used the values that some operation takes
 * @param instructions how many instructions the body has: its size
 * @param firstLine its first source line, or 0
 */
public record MethodIr(
        int parameters,
        int values,
        List<Type> parameterTypes,
        List<Op> ops,
        List<Integer> positions,
        Set<Integer> used,
        int instructions,
        int firstLine) {}
