package dev.hintproof.processor.analysis;

import dev.hintproof.processor.bytecode.ClassTable;
import dev.hintproof.processor.bytecode.MethodModel;
import dev.hintproof.processor.ir.MethodIr;
import dev.hintproof.processor.ir.Op;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Type;

/** Slices of constructors and class initialisers that start-up runs, and whose field nothing asks for so far. */
final class Postponed {

    /** A slice in a body. */
    record Part(Instance body, Slices.Slice slice) {}

    private final World world;
    private final Map<MethodIr, List<Slices.Slice>> slices = new HashMap<>();
    private final Map<String, List<Part>> waiting = new LinkedHashMap<>();

    Postponed(World world) {
        this.world = world;
    }

    /** The positions of operations of a body that can wait; they are remembered. */
    Set<Integer> postpone(Instance body, MethodIr ir) {
        String name = body.method().name();
        if (!body.startup() || !(name.equals("<init>") || name.equals("<clinit>"))) {
            return Set.of();
        }
        Set<Integer> result = new TreeSet<>();
        for (Slices.Slice slice : slices.computeIfAbsent(ir, Slices::of)) {
            if (!isNeeded(body, slice, ir)) {
                waiting.computeIfAbsent(slot(slice), k -> new ArrayList<>()).add(new Part(body, slice));
                result.addAll(slice.ops());
            }
        }
        return result;
    }

    /** Takes out what makes a field's value. */
    List<Part> take(String slot) {
        List<Part> found = waiting.remove(slot);
        return found == null ? List.of() : found;
    }

    /** Takes out what can't wait any longer. */
    List<Part> takeNeeded() {
        List<Part> found = new ArrayList<>();
        for (List<Part> parts : waiting.values()) {
            parts.removeIf(part -> {
                MethodIr ir = part.body().ir();
                boolean needed = ir != null && isNeeded(part.body(), part.slice(), ir);
                if (needed) {
                    found.add(part);
                }
                return needed;
            });
        }
        return found;
    }

    private String slot(Slices.Slice slice) {
        Op.PutField put = slice.put();
        ClassTable.FieldModel field = world.table.resolveField(put.owner(), put.name(), put.descriptor());
        return field == null ? "" : String.valueOf(Bodies.slot(field));
    }

    private boolean isNeeded(Instance body, Slices.Slice slice, MethodIr ir) {
        Op.PutField put = slice.put();
        ClassTable.FieldModel field = world.table.resolveField(put.owner(), put.name(), put.descriptor());
        if (field == null
                || world.described(field.owner())
                || world.declarations.field(field).isPresent()
                || world.startup.isAsked(String.valueOf(Bodies.slot(field)))) {
            return true;
        }
        for (int at : slice.ops()) {
            Op op = ir.ops().get(at);
            if (op instanceof Op.Invoke call && isAsked(body, call.owner(), call.name(), call.descriptor())) {
                return true;
            }
            if (op instanceof Op.Allocate made && world.startup.isMadeAsked(made.type())) {
                return true;
            }
            if (op instanceof Op.Dynamic dynamic) {
                Type made = Type.getReturnType(dynamic.descriptor());
                if (made.getSort() == Type.OBJECT && world.startup.isMadeAsked(made.getInternalName())) {
                    return true;
                }
                for (Object constant : dynamic.constants()) {
                    if (constant instanceof Handle handle
                            && isAsked(body, handle.getOwner(), handle.getName(), handle.getDesc())) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    /** Whether a method, or one that overrides it, was asked for: then it matters that the body calls it. */
    private boolean isAsked(Instance body, String owner, String name, String descriptor) {
        MethodModel method = world.table.resolve(owner, name, descriptor);
        return (method != null && world.startup.isFollowed(method))
                || world.startup.isCallAsked(body.method(), name + descriptor);
    }
}
