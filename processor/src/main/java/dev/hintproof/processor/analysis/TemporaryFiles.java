package dev.hintproof.processor.analysis;

import dev.hintproof.processor.bytecode.MethodModel;
import dev.hintproof.processor.ir.MethodIr;
import dev.hintproof.processor.ir.Op;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LookupSwitchInsnNode;
import org.objectweb.asm.tree.TableSwitchInsnNode;
import org.objectweb.asm.tree.TryCatchBlockNode;

/**
 * Finds scratch files (design §3): made by {@code Files.createTemp…} and deleted on every path out of the same method. What is done
 * to such a file in that method is nobody else's business.
 */
final class TemporaryFiles {

    private static final String FILES = "java/nio/file/Files";

    private final Map<MethodModel, Set<Integer>> known = new HashMap<>();

    /** Whether the operation at a site only touches scratch files of its own method. */
    boolean isScratch(Instance body, int site) {
        MethodIr ir = body.ir();
        return ir != null
                && site >= 0
                && known.computeIfAbsent(body.method(), m -> sites(m, ir)).contains(site);
    }

    private static Set<Integer> sites(MethodModel method, MethodIr ir) {
        Set<Integer> scratch = new HashSet<>();
        for (int i = 0; i < ir.ops().size(); i++) {
            if (ir.ops().get(i) instanceof Op.Invoke made
                    && made.owner().equals(FILES)
                    && made.name().startsWith("createTemp")
                    && isDeleted(method, ir, i, made.result())
                    && !isMoved(ir, made.result())) {
                scratch.add(made.result());
            }
        }
        Set<Integer> result = new HashSet<>();
        if (scratch.isEmpty()) {
            return result;
        }
        Set<Integer> gone = afterDeletion(method, ir, scratch);
        for (int i = 0; i < ir.ops().size(); i++) {
            if (ir.ops().get(i) instanceof Op.Invoke call
                    && touchesOnly(call, scratch)
                    && (isDeletion(call) || !gone.contains(i))) {
                result.add(i);
            }
        }
        return result;
    }

    /** The operations on scratch files that can run once the file is deleted: what they make stays. */
    private static Set<Integer> afterDeletion(MethodModel method, MethodIr ir, Set<Integer> scratch) {
        Set<Integer> result = new HashSet<>();
        for (int value : scratch) {
            Set<Integer> reached = reachedFrom(method, deletions(ir, value), creation(ir, value));
            for (int i = 0; i < ir.ops().size(); i++) {
                if (ir.ops().get(i) instanceof Op.Invoke call
                        && call.arguments().stream().anyMatch(one -> one.contains(value))
                        && reached.contains(ir.positions().get(i))) {
                    result.add(i);
                }
            }
        }
        return result;
    }

    /** The instructions that can run after one of these before another one does. */
    private static Set<Integer> reachedFrom(MethodModel method, Set<Integer> from, int until) {
        InsnList code = method.node().instructions;
        Set<Integer> reached = new HashSet<>();
        Deque<Integer> open = new ArrayDeque<>();
        from.forEach(at -> leaves(method, code, at, open));
        while (!open.isEmpty()) {
            int at = open.remove();
            if (at < code.size() && at != until && reached.add(at)) {
                leaves(method, code, at, open);
            }
        }
        return reached;
    }

    private static int creation(MethodIr ir, int value) {
        for (int i = 0; i < ir.ops().size(); i++) {
            if (ir.ops().get(i) instanceof Op.Invoke made && made.result() == value) {
                return ir.positions().get(i);
            }
        }
        return -1;
    }

    /** A file that is moved elsewhere stays, under another name. */
    private static boolean isMoved(MethodIr ir, int value) {
        for (Op op : ir.ops()) {
            if (op instanceof Op.Invoke call
                    && call.owner().equals(FILES)
                    && call.name().equals("move")
                    && call.arguments().get(0).contains(value)) {
                return true;
            }
        }
        return false;
    }

    private static boolean touchesOnly(Op.Invoke call, Set<Integer> scratch) {
        if (!call.owner().equals(FILES)) {
            return false;
        }
        if (scratch.contains(call.result()) && call.name().startsWith("createTemp")) {
            return true;
        }
        org.objectweb.asm.Type[] types = org.objectweb.asm.Type.getArgumentTypes(call.descriptor());
        boolean any = false;
        for (int i = 0; i < types.length; i++) {
            if (types[i].getDescriptor().equals("Ljava/nio/file/Path;")) {
                any = true;
                if (call.arguments().get(i).isEmpty()
                        || !scratch.containsAll(call.arguments().get(i))) {
                    return false;
                }
            }
        }
        return any;
    }

    private static boolean isDeleted(MethodModel method, MethodIr ir, int site, int value) {
        Set<Integer> deletes = deletions(ir, value);
        return !deletes.isEmpty() && !escapes(method, ir.positions().get(site), deletes);
    }

    /** The instructions that delete a file. */
    private static Set<Integer> deletions(MethodIr ir, int value) {
        Set<Integer> result = new HashSet<>();
        for (int i = 0; i < ir.ops().size(); i++) {
            if (ir.ops().get(i) instanceof Op.Invoke call
                    && isDeletion(call)
                    && call.arguments().get(0).equals(List.of(value))) {
                result.add(ir.positions().get(i));
            }
        }
        return result;
    }

    private static boolean isDeletion(Op.Invoke call) {
        return call.owner().equals(FILES)
                && (call.name().equals("delete") || call.name().equals("deleteIfExists"));
    }

    /** Whether some path from the instruction that makes the file leaves the method, or makes another one, without a deletion. */
    private static boolean escapes(MethodModel method, int site, Set<Integer> deletes) {
        InsnList code = method.node().instructions;
        Deque<Integer> open = new ArrayDeque<>();
        Set<Integer> seen = new HashSet<>();
        open.add(site + 1);
        while (!open.isEmpty()) {
            int at = open.remove();
            if (!seen.add(at) || deletes.contains(at)) {
                continue;
            }
            if (at >= code.size() || at == site || leaves(method, code, at, open)) {
                return true;
            }
        }
        return false;
    }

    /** Adds what can run after an instruction; true where the method can be left there. */
    private static boolean leaves(MethodModel method, InsnList code, int at, Deque<Integer> open) {
        AbstractInsnNode instruction = code.get(at);
        int opcode = instruction.getOpcode();
        boolean leaves = false;
        if (canThrow(opcode)) {
            leaves = !handlers(method, code, at, open);
        }
        if (opcode >= Opcodes.IRETURN && opcode <= Opcodes.RETURN) {
            return true;
        }
        if (instruction instanceof JumpInsnNode jump) {
            open.add(code.indexOf(jump.label));
        } else if (instruction instanceof TableSwitchInsnNode table) {
            targets(code, table.labels, table.dflt, open);
        } else if (instruction instanceof LookupSwitchInsnNode lookup) {
            targets(code, lookup.labels, lookup.dflt, open);
        }
        boolean ends = opcode == Opcodes.GOTO
                || opcode == Opcodes.ATHROW
                || opcode == Opcodes.TABLESWITCH
                || opcode == Opcodes.LOOKUPSWITCH;
        if (!ends) {
            open.add(at + 1);
        }
        return leaves;
    }

    private static void targets(InsnList code, List<LabelNode> labels, LabelNode other, Deque<Integer> open) {
        for (LabelNode label : labels) {
            open.add(code.indexOf(label));
        }
        open.add(code.indexOf(other));
    }

    private static boolean canThrow(int opcode) {
        return (opcode >= Opcodes.INVOKEVIRTUAL && opcode <= Opcodes.INVOKEDYNAMIC)
                || (opcode >= Opcodes.GETSTATIC && opcode <= Opcodes.PUTFIELD)
                || (opcode >= Opcodes.NEW && opcode <= Opcodes.CHECKCAST)
                || (opcode >= Opcodes.IALOAD && opcode <= Opcodes.SALOAD)
                || (opcode >= Opcodes.IASTORE && opcode <= Opcodes.SASTORE)
                || opcode == Opcodes.IDIV
                || opcode == Opcodes.LDIV
                || opcode == Opcodes.IREM
                || opcode == Opcodes.LREM
                || opcode == Opcodes.MONITORENTER
                || opcode == Opcodes.MONITOREXIT;
    }

    /** Adds the handlers of what an instruction throws; false where something can pass them all. */
    private static boolean handlers(MethodModel method, InsnList code, int at, Deque<Integer> open) {
        for (TryCatchBlockNode block : method.node().tryCatchBlocks) {
            boolean covers = code.indexOf(block.start) <= at && at < code.indexOf(block.end);
            if (covers) {
                open.add(code.indexOf(block.handler));
                if (block.type == null || block.type.equals("java/lang/Throwable")) {
                    return true;
                }
            }
        }
        return false;
    }
}
