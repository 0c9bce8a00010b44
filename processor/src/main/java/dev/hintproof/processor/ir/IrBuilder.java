package dev.hintproof.processor.ir;

import dev.hintproof.processor.bytecode.MethodModel;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.MultiANewArrayInsnNode;
import org.objectweb.asm.tree.TypeInsnNode;
import org.objectweb.asm.tree.analysis.Analyzer;
import org.objectweb.asm.tree.analysis.AnalyzerException;
import org.objectweb.asm.tree.analysis.Frame;

/** Turns a method's instructions into operations on values. */
public final class IrBuilder {

    private final MethodModel method;
    private final IrInterpreter interpreter = new IrInterpreter();
    private final List<Op> ops = new ArrayList<>();
    private final List<Integer> positions = new ArrayList<>();
    private final Set<Integer> used = new HashSet<>();
    private int line;
    private int firstLine;

    private IrBuilder(MethodModel method) {
        this.method = method;
    }

    /**
     * The body of a method that has code.
     *
     * @return null where the code can't be followed (malformed, or with subroutines that can't be merged)
     */
    public static @Nullable MethodIr build(MethodModel method) {
        return new IrBuilder(method).build();
    }

    private @Nullable MethodIr build() {
        MethodNode node = method.node();
        Frame<IrValue>[] frames;
        try {
            frames = new Analyzer<>(interpreter).analyze(method.owner().name(), node);
        } catch (AnalyzerException | IndexOutOfBoundsException e) {
            return null;
        }
        AbstractInsnNode[] instructions = node.instructions.toArray();
        for (int i = 0; i < instructions.length; i++) {
            if (instructions[i] instanceof LineNumberNode number) {
                line = number.line;
                firstLine = firstLine == 0 ? line : firstLine;
            } else if (frames[i] != null && instructions[i].getOpcode() >= 0) {
                add(instructions[i], frames[i]);
                while (positions.size() < ops.size()) {
                    positions.add(i);
                }
            }
        }
        for (Map.Entry<String, Integer> one : new TreeMap<>(interpreter.catches()).entrySet()) {
            ops.add(new Op.Catch(0, one.getValue(), one.getKey()));
            positions.add(-1);
        }
        List<Type> types = new ArrayList<>();
        if (!method.isStatic()) {
            types.add(Type.getObjectType(method.owner().name()));
        }
        types.addAll(method.parameters());
        return new MethodIr(
                types.size(),
                interpreter.values(),
                List.copyOf(types),
                List.copyOf(ops),
                List.copyOf(positions),
                Set.copyOf(used),
                instructions.length,
                firstLine);
    }

    private static boolean isZero(@Nullable AbstractInsnNode length) {
        return length != null && length.getOpcode() == Opcodes.ICONST_0;
    }

    private void add(AbstractInsnNode instruction, Frame<IrValue> frame) {
        int result = interpreter.definition(instruction);
        switch (instruction.getOpcode()) {
            case Opcodes.NEW -> ops.add(new Op.Allocate(line, result, ((TypeInsnNode) instruction).desc));
            case Opcodes.ANEWARRAY ->
                ops.add(new Op.AllocateArray(
                        line, result, arrayOf(((TypeInsnNode) instruction).desc), isZero(instruction.getPrevious())));
            case Opcodes.NEWARRAY ->
                ops.add(new Op.AllocateArray(line, result, "[I", isZero(instruction.getPrevious())));
            case Opcodes.MULTIANEWARRAY ->
                ops.add(new Op.AllocateArray(line, result, ((MultiANewArrayInsnNode) instruction).desc, false));
            case Opcodes.LDC -> constant(((LdcInsnNode) instruction).cst, result);
            case Opcodes.GETSTATIC, Opcodes.GETFIELD, Opcodes.PUTSTATIC, Opcodes.PUTFIELD ->
                field((FieldInsnNode) instruction, frame, result);
            case Opcodes.AALOAD -> ops.add(new Op.LoadElement(line, result, top(frame, 1)));
            case Opcodes.AASTORE -> ops.add(new Op.StoreElement(line, top(frame, 2), top(frame, 0)));
            case Opcodes.BASTORE,
                    Opcodes.CASTORE,
                    Opcodes.SASTORE,
                    Opcodes.IASTORE,
                    Opcodes.LASTORE,
                    Opcodes.FASTORE,
                    Opcodes.DASTORE -> ops.add(new Op.StoreElement(line, top(frame, 2), List.of()));
            case Opcodes.CHECKCAST ->
                ops.add(new Op.Cast(line, result, top(frame, 0), ((TypeInsnNode) instruction).desc));
            case Opcodes.ARETURN -> ops.add(new Op.Return(line, top(frame, 0)));
            case Opcodes.ATHROW -> ops.add(new Op.Throw(line, top(frame, 0)));
            case Opcodes.INVOKEDYNAMIC -> dynamic((InvokeDynamicInsnNode) instruction, frame, result);
            case Opcodes.INVOKEVIRTUAL, Opcodes.INVOKEINTERFACE, Opcodes.INVOKESPECIAL, Opcodes.INVOKESTATIC ->
                invoke((MethodInsnNode) instruction, frame, result);
            default -> {
                // Everything else computes primitives, moves values or jumps.
            }
        }
    }

    private static String arrayOf(String element) {
        return element.startsWith("[") ? "[" + element : "[L" + element + ";";
    }

    private List<Integer> top(Frame<IrValue> frame, int depth) {
        List<Integer> values = frame.getStack(frame.getStackSize() - 1 - depth).list();
        used.addAll(values);
        return values;
    }

    private void constant(Object value, int result) {
        if (value instanceof String text) {
            ops.add(new Op.Text(line, result, text));
        } else if (value instanceof Type type && type.getSort() >= Type.ARRAY && type.getSort() != Type.METHOD) {
            ops.add(new Op.ClassLiteral(line, result, type.getInternalName()));
        } else if (result >= 0) {
            ops.add(new Op.OtherConstant(line, result, value));
        }
    }

    private void field(FieldInsnNode f, Frame<IrValue> frame, int result) {
        switch (f.getOpcode()) {
            case Opcodes.GETSTATIC -> ops.add(new Op.GetField(line, result, null, f.owner, f.name, f.desc));
            case Opcodes.GETFIELD -> ops.add(new Op.GetField(line, result, top(frame, 0), f.owner, f.name, f.desc));
            case Opcodes.PUTSTATIC -> ops.add(new Op.PutField(line, null, f.owner, f.name, f.desc, top(frame, 0)));
            default -> ops.add(new Op.PutField(line, top(frame, 1), f.owner, f.name, f.desc, top(frame, 0)));
        }
    }

    private List<List<Integer>> arguments(Frame<IrValue> frame, int count) {
        List<List<Integer>> result = new ArrayList<>(count);
        for (int i = count - 1; i >= 0; i--) {
            result.add(top(frame, i));
        }
        return List.copyOf(result);
    }

    private void invoke(MethodInsnNode m, Frame<IrValue> frame, int result) {
        int count = Type.getArgumentTypes(m.desc).length + (m.getOpcode() == Opcodes.INVOKESTATIC ? 0 : 1);
        ops.add(new Op.Invoke(line, result, m.getOpcode(), m.owner, m.name, m.desc, m.itf, arguments(frame, count)));
    }

    private void dynamic(InvokeDynamicInsnNode d, Frame<IrValue> frame, int result) {
        int count = Type.getArgumentTypes(d.desc).length;
        ops.add(new Op.Dynamic(line, result, d.name, d.desc, d.bsm, List.of(d.bsmArgs), arguments(frame, count)));
    }
}
