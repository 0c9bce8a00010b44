package dev.hintproof.processor.analysis;

import dev.hintproof.processor.bytecode.ArchiveIndex;
import dev.hintproof.processor.bytecode.ClassModel;
import dev.hintproof.processor.bytecode.ClassTable;
import dev.hintproof.processor.bytecode.MethodModel;
import dev.hintproof.processor.ir.MethodIr;
import dev.hintproof.processor.ir.Op;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Tells a cache from state (design §3): a map that nothing is done with but {@code computeIfAbsent}, by a loader that sees nothing
 * but the key. Nobody can tell from outside whether it was filled.
 */
final class Caches {

    /** What may be done to a cache beside: to forget shows nowhere. */
    private static final Set<String> FORGETS = Set.of("clear");

    private final World world;
    private final Program program;

    Caches(World world, Program program) {
        this.world = world;
        this.program = program;
    }

    /** Whether an object is held by one private field alone, which is used as a cache alone. */
    boolean isCache(Obj object) {
        List<Object> slots = world.heap.slotsOf(object);
        if (world.heap.isSeenThrough(object)
                || slots.size() != 1
                || !(slots.get(0) instanceof String slot)
                || slot.indexOf(':') < 0) {
            return false;
        }
        String field = slot.substring(0, slot.indexOf(':'));
        String owner = field.substring(0, field.lastIndexOf('.'));
        String name = field.substring(field.lastIndexOf('.') + 1);
        if (world.heap.isNamed(owner, name)) {
            return false;
        }
        String descriptor = slot.substring(slot.indexOf(':') + 1);
        ClassModel model = world.table.find(owner);
        if (model == null) {
            return false;
        }
        for (ArchiveIndex index : program.around(model)) {
            for (MethodModel accessor : index.accessors(name, descriptor)) {
                if (!isFine(accessor, owner, name, descriptor)) {
                    return false;
                }
            }
        }
        return true;
    }

    private boolean isFine(MethodModel method, String owner, String name, String descriptor) {
        MethodIr ir = world.bodies.ir(method);
        if (ir == null) {
            return false;
        }
        Set<Integer> values = new HashSet<>();
        for (Op op : ir.ops()) {
            if (op instanceof Op.GetField get
                    && get.name().equals(name)
                    && get.descriptor().equals(descriptor)) {
                ClassTable.FieldModel field = world.table.resolveField(get.owner(), name, descriptor);
                if (field != null && field.owner().name().equals(owner)) {
                    values.add(get.result());
                }
            }
        }
        for (Op op : ir.ops()) {
            if (uses(op, values) && !isFine(method, ir, op, values)) {
                return false;
            }
        }
        return true;
    }

    private static boolean uses(Op op, Set<Integer> values) {
        for (List<Integer> operand : operands(op)) {
            for (int one : operand) {
                if (values.contains(one)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static List<List<Integer>> operands(Op op) {
        List<List<Integer>> result = new ArrayList<>();
        if (op instanceof Op.Invoke invoke) {
            result.addAll(invoke.arguments());
        } else if (op instanceof Op.Dynamic dynamic) {
            result.addAll(dynamic.arguments());
        } else if (op instanceof Op.PutField put) {
            result.add(put.value());
        } else if (op instanceof Op.StoreElement store) {
            result.add(store.value());
        } else if (op instanceof Op.Cast cast) {
            result.add(cast.value());
        } else if (op instanceof Op.Return returned) {
            result.add(returned.value());
        } else if (op instanceof Op.LoadElement load) {
            result.add(load.array());
        }
        return result;
    }

    private static boolean isFine(MethodModel method, MethodIr ir, Op op, Set<Integer> values) {
        if (!(op instanceof Op.Invoke invoke) || invoke.arguments().isEmpty()) {
            return false;
        }
        if (FORGETS.contains(invoke.name())) {
            return true;
        }
        if (!invoke.name().equals("computeIfAbsent") || invoke.arguments().size() != 3) {
            return false;
        }
        boolean elsewhere = false;
        for (List<Integer> argument : invoke.arguments().subList(1, 3)) {
            for (int one : argument) {
                elsewhere |= values.contains(one);
            }
        }
        return !elsewhere
                && seesOnlyKey(
                        method,
                        ir,
                        invoke.arguments().get(1),
                        invoke.arguments().get(2));
    }

    /** Whether the loader is made right here and captures nothing but the key and the object that the method is called on. */
    private static boolean seesOnlyKey(MethodModel method, MethodIr ir, List<Integer> key, List<Integer> loader) {
        for (int one : loader) {
            Op.Dynamic made = definition(ir, one);
            if (made == null) {
                return false;
            }
            for (List<Integer> captured : made.arguments()) {
                for (int value : captured) {
                    if (!isThis(method, value) && !key.contains(value) && !isOwnField(method, ir, value)) {
                        return false;
                    }
                }
            }
        }
        return !loader.isEmpty();
    }

    private static boolean isThis(MethodModel method, int value) {
        return value == 0 && !method.isStatic();
    }

    private static boolean isOwnField(MethodModel method, MethodIr ir, int value) {
        for (Op op : ir.ops()) {
            if (op instanceof Op.GetField get && get.result() == value) {
                return get.object() == null
                        || (!method.isStatic() && get.object().equals(List.of(0)));
            }
        }
        return false;
    }

    private static Op.@Nullable Dynamic definition(MethodIr ir, int value) {
        for (Op op : ir.ops()) {
            if (op instanceof Op.Dynamic dynamic && dynamic.result() == value) {
                return dynamic;
            }
        }
        return null;
    }
}
