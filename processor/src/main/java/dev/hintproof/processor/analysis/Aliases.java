package dev.hintproof.processor.analysis;

import dev.hintproof.processor.bytecode.ClassModel;
import dev.hintproof.processor.bytecode.ClassTable;
import dev.hintproof.processor.bytecode.MethodModel;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.objectweb.asm.Handle;

/**
 * By which other names the program can get hold of what a reach asked for. A list in a field can be filled through another field that
 * holds it, a view of it, or a lambda that captured it: those who use these are followed too, though they don't name the first field.
 */
final class Aliases {

    private final World world;
    /** What leads to something asked for, and how many of the slots that hold it were looked at. */
    private final Map<Obj, Integer> sensitive = new LinkedHashMap<>();

    private final Deque<Obj> open = new ArrayDeque<>();

    /** What may come to lead to something yet. */
    private final Set<Obj> candidates = new LinkedHashSet<>();

    private final Map<Handle, Optional<MethodModel>> runs = new HashMap<>();
    private int looked;
    /** Holders of lambdas and objects that are called. */
    private final Set<Obj> called = new HashSet<>();

    Aliases(World world) {
        this.world = world;
    }

    /** Asks for what else leads to what was asked for, as far as is known by now. */
    void follow() {
        List<Obj> made = world.heap.ofProgram();
        for (; looked < made.size(); looked++) {
            if (canLeadOn(made.get(looked))) {
                candidates.add(made.get(looked));
            }
        }
        open.addAll(sensitive.keySet());
        world.heap.heldIn(world.startup::isAsked).forEach(this::add);
        int before;
        do {
            before = sensitive.size();
            candidates.removeIf(one -> {
                boolean leadsOn = sensitive.containsKey(one) || leadsOn(one);
                if (leadsOn) {
                    add(one);
                }
                return leadsOn;
            });
            while (!open.isEmpty()) {
                spread(open.remove());
            }
        } while (sensitive.size() != before);
    }

    private void add(Obj object) {
        if (sensitive.putIfAbsent(object, 0) == null) {
            open.add(object);
        }
    }

    private boolean canLeadOn(Obj object) {
        ClassModel model = object.programClass();
        return model == null
                ? object.kind() == Obj.Kind.LAMBDA
                        || object.kind() == Obj.Kind.FOREIGN
                        || object.kind() == Obj.Kind.ARRAY
                : !world.describedOverrides(model).isEmpty();
    }

    /** Whether who has the object can change what was asked for. */
    private boolean leadsOn(Obj object) {
        if (object.data() instanceof LambdaSite lambda) {
            Optional<MethodModel> run = runs.computeIfAbsent(
                    lambda.implementation(),
                    handle -> Optional.ofNullable(
                            world.table.resolve(handle.getOwner(), handle.getName(), handle.getDesc())));
            return run.filter(world.startup::isFollowed).isPresent()
                    || lambda.captured().stream().anyMatch(this::isSensitive);
        }
        ClassModel model = object.programClass();
        if (model != null) {
            return world.describedOverrides(model).stream().anyMatch(world.startup::isFollowed);
        }
        Node base = object.base();
        return base != null && !Holders.isPassage(object.type()) && isSensitive(base);
    }

    private boolean isSensitive(Node node) {
        for (Obj one : node.objects()) {
            if (sensitive.containsKey(one)) {
                return true;
            }
        }
        return false;
    }

    private void spread(Obj object) {
        List<Node.Slot> slots = object.heldBy();
        int from = sensitive.getOrDefault(object, 0);
        sensitive.put(object, slots.size());
        for (Node.Slot slot : List.copyOf(slots.subList(from, slots.size()))) {
            if (slot.name() instanceof String field && field.indexOf(':') > 0) {
                ask(field, object);
            } else if (slot.name() == Heap.CONTENTS) {
                if (isCalled(object)) {
                    called.add(slot.holder());
                }
                add(slot.holder());
            }
        }
    }

    /** Whether somebody else may call it, or something that it holds, with what is to be kept; whoever has it is looked at then. */
    private boolean isCalled(Obj object) {
        return object.kind() == Obj.Kind.LAMBDA || object.programClass() != null || called.contains(object);
    }

    private void ask(String slot, Obj object) {
        int colon = slot.indexOf(':');
        int dot = slot.lastIndexOf('.', colon);
        ClassTable.FieldModel field = world.table.resolveField(
                slot.substring(0, dot), slot.substring(dot + 1, colon), slot.substring(colon + 1));
        if (field == null) {
            return;
        }
        if (isCalled(object) || field.node().desc.equals("Ljava/lang/Object;")) {
            world.startup.fieldWhole(field);
        } else {
            world.startup.field(field);
        }
    }
}
