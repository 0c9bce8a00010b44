package dev.hintproof.processor.analysis;

import dev.hintproof.processor.ir.MethodIr;
import dev.hintproof.processor.ir.Op;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * The parts of a constructor or class initialiser that do nothing but make what one field holds, out of nothing that the rest of the
 * program can get hold of. A parser that is made for one tool needn't be followed for another.
 */
final class Slices {

    /**
     * One such part.
     *
     * @param put what writes the field
     * @param ops the positions of its operations, the writing one among them
     */
    record Slice(Op.PutField put, Set<Integer> ops) {}

    private final List<Op> ops;
    private final Map<Integer, Integer> definitions = new HashMap<>();
    private final Map<Integer, List<Integer>> uses = new HashMap<>();

    private Slices(MethodIr ir) {
        this.ops = ir.ops();
        for (int at = 0; at < ops.size(); at++) {
            int result = result(ops.get(at));
            if (result >= 0) {
                definitions.put(result, at);
            }
            for (List<Integer> operand : operands(ops.get(at))) {
                for (int one : operand) {
                    uses.computeIfAbsent(one, k -> new ArrayList<>()).add(at);
                }
            }
        }
    }

    /** The slices of a body; no operation is in two. */
    static List<Slice> of(MethodIr ir) {
        Slices all = new Slices(ir);
        List<Slice> result = new ArrayList<>();
        for (int at = 0; at < ir.ops().size(); at++) {
            if (ir.ops().get(at) instanceof Op.PutField put) {
                all.slice(at, put).ifPresent(ops -> result.add(new Slice(put, ops)));
            }
        }
        return result;
    }

    private Optional<Set<Integer>> slice(int at, Op.PutField put) {
        Set<Integer> slice = new TreeSet<>();
        slice.add(at);
        Deque<Integer> open = new ArrayDeque<>();
        if (!addDefinitions(put.value(), slice, open)) {
            return Optional.empty();
        }
        while (!open.isEmpty()) {
            int position = open.remove();
            Op op = ops.get(position);
            if (!isClosed(op)) {
                return Optional.empty();
            }
            for (List<Integer> operand : operands(op)) {
                if (!addDefinitions(operand, slice, open)) {
                    return Optional.empty();
                }
            }
            for (int use : uses.getOrDefault(result(op), List.of())) {
                if (slice.add(use)) {
                    open.add(use);
                }
            }
        }
        return Optional.of(slice);
    }

    /** Adds the operations that make a value; false where it comes from outside of the body. */
    private boolean addDefinitions(List<Integer> operand, Set<Integer> slice, Deque<Integer> open) {
        Set<Integer> known = new HashSet<>(slice);
        for (int value : operand) {
            Integer definition = definitions.get(value);
            if (definition == null) {
                return false;
            }
            if (known.add(definition)) {
                slice.add(definition);
                open.add(definition);
            }
        }
        return true;
    }

    /** Whether an operation takes and leaves nothing but its operands and its result, as far as this body shows. */
    private static boolean isClosed(Op op) {
        return op instanceof Op.Allocate
                || op instanceof Op.AllocateArray
                || op instanceof Op.Text
                || op instanceof Op.ClassLiteral
                || op instanceof Op.Invoke
                || op instanceof Op.Cast
                || (op instanceof Op.StoreElement store && !store.value().isEmpty())
                || (op instanceof Op.Dynamic dynamic && dynamic.arguments().isEmpty());
    }

    private static int result(Op op) {
        if (op instanceof Op.Allocate one) {
            return one.result();
        } else if (op instanceof Op.AllocateArray one) {
            return one.result();
        } else if (op instanceof Op.Text one) {
            return one.result();
        } else if (op instanceof Op.ClassLiteral one) {
            return one.result();
        } else if (op instanceof Op.OtherConstant one) {
            return one.result();
        } else if (op instanceof Op.GetField one) {
            return one.result();
        } else if (op instanceof Op.LoadElement one) {
            return one.result();
        } else if (op instanceof Op.Invoke one) {
            return one.result();
        } else if (op instanceof Op.Dynamic one) {
            return one.result();
        } else if (op instanceof Op.Cast one) {
            return one.result();
        } else if (op instanceof Op.Catch one) {
            return one.result();
        }
        return -1;
    }

    private static List<List<Integer>> operands(Op op) {
        if (op instanceof Op.Invoke one) {
            return one.arguments();
        } else if (op instanceof Op.Dynamic one) {
            return one.arguments();
        } else if (op instanceof Op.Cast one) {
            return List.of(one.value());
        } else if (op instanceof Op.Return one) {
            return List.of(one.value());
        } else if (op instanceof Op.Throw one) {
            return List.of(one.value());
        } else if (op instanceof Op.LoadElement one) {
            return List.of(one.array());
        } else if (op instanceof Op.StoreElement one) {
            return List.of(one.array(), one.value());
        } else if (op instanceof Op.GetField one) {
            return one.object() == null ? List.of() : List.of(one.object());
        } else if (op instanceof Op.PutField one) {
            return one.object() == null ? List.of(one.value()) : List.of(one.object(), one.value());
        }
        return List.of();
    }
}
