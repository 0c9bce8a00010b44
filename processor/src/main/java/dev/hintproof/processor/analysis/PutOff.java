package dev.hintproof.processor.analysis;

import dev.hintproof.processor.bytecode.ClassModel;
import dev.hintproof.processor.bytecode.MethodModel;
import dev.hintproof.processor.bytecode.Origin;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.Type;

/**
 * Bodies of libraries that start-up enters, that give nothing back, and that nothing asks for so far. Start-up's effects don't count, and a
 * framework that a main method starts would else be followed whole. Such a body is followed once something asks for what it leaves behind: for a
 * field that it touches, or for what it may do to the program's own objects and collections that it can get hold of.
 */
final class PutOff {

    private final World world;
    private final Map<MethodModel, Set<Instance>> bodies = new LinkedHashMap<>();

    PutOff(World world) {
        this.world = world;
    }

    void add(Instance body) {
        bodies.computeIfAbsent(body.method(), m -> new LinkedHashSet<>()).add(body);
    }

    /** Takes out, and gives back, what was put off of a method. */
    Set<Instance> take(MethodModel method) {
        Set<Instance> found = bodies.remove(method);
        return found == null ? Set.of() : found;
    }

    /** Takes out one body; false where it wasn't put off. */
    boolean take(Instance body) {
        Set<Instance> found = bodies.get(body.method());
        if (found == null || !found.remove(body)) {
            return false;
        }
        if (found.isEmpty()) {
            bodies.remove(body.method());
        }
        return true;
    }

    /** Takes out, and gives back, those that can get hold of something of the program's that they may change. */
    List<Instance> takeEntrusted() {
        List<Instance> found = new ArrayList<>();
        if (bodies.isEmpty()) {
            return found;
        }
        Set<Obj> asked = world.heap.heldIn(world.startup::isAsked);
        for (Set<Instance> some : bodies.values()) {
            for (Instance body : some) {
                if (isEntrusted(body, asked)) {
                    found.add(body);
                }
            }
        }
        found.forEach(this::take);
        return found;
    }

    private boolean isEntrusted(Instance body, Set<Obj> asked) {
        Set<Obj> seen = new HashSet<>();
        Deque<Obj> open = new ArrayDeque<>();
        int count = body.method().parameters().size() + (body.method().isStatic() ? 0 : 1);
        for (int i = 0; i < count; i++) {
            for (Obj argument : body.incoming(i).objects()) {
                if (isToBeFilled(argument)) {
                    return true;
                }
                open.add(argument);
            }
        }
        while (!open.isEmpty()) {
            Obj object = open.remove();
            if (!seen.add(object)) {
                continue;
            }
            if (isRelevant(object, asked)) {
                return true;
            }
            object.slots().values().forEach(node -> open.addAll(node.objects()));
            if (object.data() instanceof LambdaSite lambda) {
                lambda.captured().forEach(node -> open.addAll(node.objects()));
            }
        }
        return false;
    }

    /** Whether an argument may be passed for what is put into it; what is taken out of it again can get anywhere. */
    private boolean isToBeFilled(Obj argument) {
        boolean made = argument.kind() == Obj.Kind.MADE
                || argument.kind() == Obj.Kind.ARRAY
                || argument.kind() == Obj.Kind.FOREIGN;
        return made
                && argument.programClass() == null
                && !world.traits(argument.type()).immutable()
                && (Holders.isHolder(world, argument.type())
                        || argument.type().startsWith("java/util/concurrent/")
                        || (argument.kind() == Obj.Kind.ARRAY
                                && world.readers.canBeChanged(Type.getType(argument.type()))));
    }

    /**
     * Whether code that gets hold of the object may change something that was asked for.
     *
     * @param asked what the fields that were asked for hold
     */
    private boolean isRelevant(Obj object, Set<Obj> asked) {
        if (object.data() instanceof LambdaSite lambda) {
            MethodModel run = world.table.resolve(
                    lambda.implementation().getOwner(),
                    lambda.implementation().getName(),
                    lambda.implementation().getDesc());
            return run != null && world.startup.isFollowed(run);
        }
        ClassModel model = object.programClass();
        return asked.contains(object)
                || (model != null
                        && isOfProgram(model)
                        && model.methods().stream().anyMatch(world.startup::isFollowed));
    }

    private static boolean isOfProgram(ClassModel model) {
        return model.origin() == Origin.MODULE || Startup.isAmbient(model);
    }
}
