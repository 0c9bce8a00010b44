package dev.hintproof.processor.analysis;

import dev.hintproof.processor.bytecode.ClassTable;
import dev.hintproof.processor.bytecode.MethodModel;
import dev.hintproof.processor.catalog.Rule;
import dev.hintproof.processor.ir.MethodIr;
import dev.hintproof.processor.ir.Op;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** What one method does with what it reads out of a field, as far as its own code shows. */
final class FieldUse {

    /** How much of what is in a field gets somewhere else. */
    enum Kind {
        /** Nothing. */
        NONE,
        /** What the collection in it holds. */
        ELEMENTS,
        /** The object in it itself, or a view of it; or it is changed. */
        ANY
    }

    /** What a value of the body is. */
    private enum Value {
        /** The object in the field, or a view of it. */
        HANDLE,
        /** A map's set of entries, or what goes through it. */
        ENTRIES,
        /** One entry. */
        ENTRY
    }

    private final World world;
    private final Readers readers;
    private final MethodIr ir;
    private final Map<Integer, Value> values = new HashMap<>();
    private Kind kind = Kind.NONE;

    FieldUse(World world, Readers readers, MethodIr ir, ClassTable.FieldModel field) {
        this.world = world;
        this.readers = readers;
        this.ir = ir;
        for (Op op : ir.ops()) {
            if (op instanceof Op.GetField get
                    && get.name().equals(field.node().name)
                    && get.descriptor().equals(field.node().desc)) {
                values.put(get.result(), Value.HANDLE);
            }
        }
        if (values.isEmpty()) {
            // Named by a handle alone: a record's own methods, which look at it.
            return;
        }
        int before;
        do {
            before = values.size();
            ir.ops().forEach(this::look);
        } while (values.size() != before && kind != Kind.ANY);
    }

    Kind kind() {
        return kind;
    }

    private void leaks(Kind more) {
        if (more.compareTo(kind) > 0) {
            kind = more;
        }
    }

    private @Nullable Value value(List<Integer> operand) {
        Value found = null;
        for (int one : operand) {
            Value value = values.get(one);
            if (value != null && found != null && value != found) {
                leaks(Kind.ANY);
            }
            found = value == null ? found : value;
        }
        return found;
    }

    private void look(Op op) {
        if (op instanceof Op.Invoke invoke) {
            invoke(invoke);
        } else if (op instanceof Op.Dynamic dynamic) {
            dynamic(dynamic);
        } else if (op instanceof Op.Cast cast) {
            Value value = value(cast.value());
            if (value != null && readers.canBeChanged(Type.getObjectType(cast.type()))) {
                values.put(cast.result(), value);
            }
        } else if (op instanceof Op.LoadElement load) {
            if (value(load.array()) != null) {
                leaks(Kind.ELEMENTS);
            }
        } else if (op instanceof Op.StoreElement store) {
            if (value(store.array()) != null || value(store.value()) != null) {
                leaks(Kind.ANY);
            }
        } else if (op instanceof Op.PutField put) {
            if (value(put.value()) != null) {
                leaks(Kind.ANY);
            }
        } else if (op instanceof Op.Return returned) {
            if (value(returned.value()) != null) {
                leaks(Kind.ANY);
            }
        } else if (op instanceof Op.Throw thrown) {
            if (value(thrown.value()) != null) {
                leaks(Kind.ANY);
            }
        }
    }

    private void dynamic(Op.Dynamic d) {
        Value value = null;
        for (List<Integer> captured : d.arguments()) {
            value = value == null ? value(captured) : value;
        }
        if (value == null || d.bootstrap().getOwner().equals("java/lang/invoke/StringConcatFactory")) {
            return;
        }
        boolean bound = d.arguments().size() == 1
                && value == Value.HANDLE
                && d.constants().size() > 1
                && d.constants().get(1) instanceof Handle;
        MethodModel method = bound ? resolve((Handle) d.constants().get(1)) : null;
        Rule rule = method == null || method.isStatic() ? null : rule(method);
        leaks(rule != null && changesNothing(rule) && !isHandle(rule) ? Kind.ELEMENTS : Kind.ANY);
    }

    private @Nullable MethodModel resolve(Handle handle) {
        return world.table.resolve(handle.getOwner(), handle.getName(), handle.getDesc());
    }

    private @Nullable Rule rule(MethodModel method) {
        if (!world.described(method.owner())) {
            return null;
        }
        Optional<Rule> rule = world.catalog.rule(method.owner().name(), method.name(), method.descriptor());
        return rule.filter(one -> one.follows().isEmpty()).orElse(null);
    }

    private void invoke(Op.Invoke i) {
        int shift = i.opcode() == Opcodes.INVOKESTATIC ? 0 : 1;
        for (int at = 0; at < i.arguments().size(); at++) {
            Value value = value(i.arguments().get(at));
            if (value != null) {
                MethodModel method = world.table.resolve(i.owner(), i.name(), i.descriptor());
                Rule rule = method == null ? null : rule(method);
                if (method == null || rule == null) {
                    leaks(Kind.ANY);
                } else if (at < shift) {
                    calledOn(i, method, rule, value);
                } else {
                    passed(i, method, rule, value, at - shift);
                }
            }
        }
    }

    private void calledOn(Op.Invoke i, MethodModel method, Rule rule, Value value) {
        if (!changesNothing(rule)) {
            leaks(Kind.ANY);
            return;
        }
        for (Type parameter : method.parameters()) {
            if (parameter.getSort() >= Type.ARRAY && value != Value.HANDLE && !isData(method)) {
                // A function that is called for each entry.
                leaks(Kind.ANY);
            } else if (parameter.getSort() == Type.OBJECT && !Heap.VALUES.contains(parameter.getInternalName())) {
                // A function that is called for each element; what is no collection may pass itself.
                boolean elements = Holders.isHolder(world, method.owner().name()) || !callsMore(rule);
                leaks(elements ? Kind.ELEMENTS : Kind.ANY);
            }
        }
        if (i.result() < 0 || isPlainResult(method, rule)) {
            return;
        }
        boolean used = ir.used().contains(i.result());
        if (value == Value.ENTRY) {
            leaks(used ? Kind.ELEMENTS : Kind.NONE);
        } else if (method.name().equals("entrySet") || value == Value.ENTRIES) {
            Value made = method.returns().getInternalName().equals(Heap.OBJECT) ? Value.ENTRY : Value.ENTRIES;
            if (Holders.isPassage(method)) {
                leaks(Kind.ANY);
            }
            values.put(i.result(), made);
        } else if (isHandle(rule)) {
            values.put(i.result(), Value.HANDLE);
        } else if (used) {
            leaks(Kind.ELEMENTS);
        }
    }

    /** Whether a method calls anything but what compares and describes objects. */
    private static boolean callsMore(Rule rule) {
        return rule.callbacks().isEmpty()
                || rule.callbacks().get().stream()
                        .anyMatch(one -> one.method().isEmpty()
                                || !DescribedCall.DATA.contains(one.method().get()));
    }

    private static boolean isData(MethodModel method) {
        return method.name().equals("equals") || method.name().equals("contains");
    }

    /** The object, or a view of it, is an argument. */
    private void passed(Op.Invoke i, MethodModel method, Rule rule, Value value, int index) {
        boolean elements = value == Value.HANDLE
                && Holders.isHolder(world, method.parameters().get(index))
                && Holders.isHolder(world, method.owner().name());
        boolean kept = method.isConstructor() || changes(rule, new Rule.Slot.This());
        if (changes(rule, new Rule.Slot.Argument(index))
                || changes(rule, new Rule.Slot.AllArguments())
                || changes(rule, new Rule.Slot.ContentsOf(index))
                || (kept && !elements)) {
            leaks(Kind.ANY);
            return;
        }
        if (!elements && callsMore(rule)) {
            // A function may be given the argument itself.
            leaks(Kind.ANY);
            return;
        }
        leaks(Kind.ELEMENTS);
        if (i.result() < 0 || isPlainResult(method, rule)) {
            return;
        }
        if (isHandle(rule) || value != Value.HANDLE) {
            if (value != Value.HANDLE) {
                leaks(Kind.ANY);
            }
            values.put(i.result(), Value.HANDLE);
        } else if (elements || rule.result() instanceof Rule.Result.Same) {
            leaks(Kind.ELEMENTS);
        } else {
            // New, and may hold the argument itself.
            leaks(Kind.ANY);
        }
    }

    private boolean isPlainResult(MethodModel method, Rule rule) {
        return rule.result() instanceof Rule.Result.Value
                || rule.result() instanceof Rule.Result.Open
                || !readers.canBeChanged(method.returns());
    }

    /** Whether the result may be the receiver or an argument itself, or a view of it. */
    private static boolean isHandle(Rule rule) {
        if (rule.result() instanceof Rule.Result.Same same) {
            return !(same.slot() instanceof Rule.Slot.Contents) && !(same.slot() instanceof Rule.Slot.ContentsOf);
        }
        return rule.result() instanceof Rule.Result.View || rule.result() instanceof Rule.Result.Any;
    }

    private static boolean changesNothing(Rule rule) {
        return !changes(rule, new Rule.Slot.This()) && !changes(rule, new Rule.Slot.Contents());
    }

    private static boolean changes(Rule rule, Rule.Slot slot) {
        return rule.mutates().contains(slot);
    }
}
