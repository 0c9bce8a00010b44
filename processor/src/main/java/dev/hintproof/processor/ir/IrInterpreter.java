package dev.hintproof.processor.ir;

import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.TryCatchBlockNode;
import org.objectweb.asm.tree.analysis.Frame;
import org.objectweb.asm.tree.analysis.Interpreter;

/** Gives each definition its number while ASM follows a body's stack and locals. */
final class IrInterpreter extends Interpreter<IrValue> {

    private final IdentityHashMap<AbstractInsnNode, Integer> definitions = new IdentityHashMap<>();
    private final Map<String, Integer> catches = new HashMap<>();
    private int next;

    IrInterpreter() {
        super(Opcodes.ASM9);
    }

    int values() {
        return next;
    }

    /** The number of the value that an instruction defines; -1 where it defines none. */
    int definition(AbstractInsnNode instruction) {
        return definitions.getOrDefault(instruction, -1);
    }

    Map<String, Integer> catches() {
        return catches;
    }

    private IrValue define(AbstractInsnNode instruction) {
        return IrValue.of(definitions.computeIfAbsent(instruction, i -> next++));
    }

    private static @Nullable IrValue primitive(@Nullable Type type) {
        if (type == null) {
            return IrValue.SINGLE;
        }
        return switch (type.getSort()) {
            case Type.VOID -> null;
            case Type.LONG, Type.DOUBLE -> IrValue.DOUBLE;
            default -> IrValue.SINGLE;
        };
    }

    private static boolean isReference(Type type) {
        return type.getSort() >= Type.ARRAY;
    }

    @Override
    public @Nullable IrValue newValue(@Nullable Type type) {
        return primitive(type);
    }

    @Override
    public @Nullable IrValue newParameterValue(boolean isInstance, int local, Type type) {
        int definition = next++;
        return isReference(type) ? IrValue.of(definition) : primitive(type);
    }

    @Override
    public IrValue newExceptionValue(TryCatchBlockNode block, Frame<IrValue> handler, Type type) {
        return IrValue.of(catches.computeIfAbsent(type.getInternalName(), t -> next++));
    }

    @Override
    public IrValue newOperation(AbstractInsnNode instruction) {
        return switch (instruction.getOpcode()) {
            case Opcodes.LCONST_0, Opcodes.LCONST_1, Opcodes.DCONST_0, Opcodes.DCONST_1 -> IrValue.DOUBLE;
            case Opcodes.NEW -> define(instruction);
            case Opcodes.LDC -> constant((LdcInsnNode) instruction);
            case Opcodes.GETSTATIC -> field(instruction);
            default -> IrValue.SINGLE;
        };
    }

    private IrValue constant(LdcInsnNode instruction) {
        Object value = instruction.cst;
        if (value instanceof Long || value instanceof Double) {
            return IrValue.DOUBLE;
        }
        if (value instanceof org.objectweb.asm.ConstantDynamic dynamic && dynamic.getSize() == 2) {
            return IrValue.DOUBLE;
        }
        return value instanceof Integer || value instanceof Float ? IrValue.SINGLE : define(instruction);
    }

    private IrValue field(AbstractInsnNode instruction) {
        Type type = Type.getType(((FieldInsnNode) instruction).desc);
        if (isReference(type)) {
            return define(instruction);
        }
        return type.getSize() == 2 ? IrValue.DOUBLE : IrValue.SINGLE;
    }

    @Override
    public IrValue copyOperation(AbstractInsnNode instruction, IrValue value) {
        return value;
    }

    @Override
    public @Nullable IrValue unaryOperation(AbstractInsnNode instruction, IrValue value) {
        return switch (instruction.getOpcode()) {
            case Opcodes.LNEG,
                    Opcodes.DNEG,
                    Opcodes.I2L,
                    Opcodes.I2D,
                    Opcodes.L2D,
                    Opcodes.F2L,
                    Opcodes.F2D,
                    Opcodes.D2L -> IrValue.DOUBLE;
            case Opcodes.GETFIELD -> field(instruction);
            case Opcodes.NEWARRAY, Opcodes.ANEWARRAY, Opcodes.CHECKCAST -> define(instruction);
            default -> IrValue.SINGLE;
        };
    }

    @Override
    public @Nullable IrValue binaryOperation(AbstractInsnNode instruction, IrValue one, IrValue two) {
        return switch (instruction.getOpcode()) {
            case Opcodes.LALOAD,
                    Opcodes.DALOAD,
                    Opcodes.LADD,
                    Opcodes.DADD,
                    Opcodes.LSUB,
                    Opcodes.DSUB,
                    Opcodes.LMUL,
                    Opcodes.DMUL,
                    Opcodes.LDIV,
                    Opcodes.DDIV,
                    Opcodes.LREM,
                    Opcodes.DREM,
                    Opcodes.LSHL,
                    Opcodes.LSHR,
                    Opcodes.LUSHR,
                    Opcodes.LAND,
                    Opcodes.LOR,
                    Opcodes.LXOR -> IrValue.DOUBLE;
            case Opcodes.AALOAD -> define(instruction);
            case Opcodes.PUTFIELD -> null;
            default -> IrValue.SINGLE;
        };
    }

    @Override
    public @Nullable IrValue ternaryOperation(AbstractInsnNode instruction, IrValue one, IrValue two, IrValue three) {
        return null;
    }

    @Override
    public @Nullable IrValue naryOperation(AbstractInsnNode instruction, List<? extends IrValue> values) {
        if (instruction.getOpcode() == Opcodes.MULTIANEWARRAY) {
            return define(instruction);
        }
        String descriptor =
                instruction instanceof MethodInsnNode call ? call.desc : ((InvokeDynamicInsnNode) instruction).desc;
        Type type = Type.getReturnType(descriptor);
        return isReference(type) ? define(instruction) : primitive(type);
    }

    @Override
    public void returnOperation(AbstractInsnNode instruction, IrValue value, IrValue expected) {}

    @Override
    public IrValue merge(IrValue one, IrValue two) {
        return one.getSize() == two.getSize() ? one.merge(two) : IrValue.SINGLE;
    }
}
