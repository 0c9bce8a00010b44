package dev.hintproof.processor.analysis;

import dev.hintproof.processor.bytecode.MethodModel;
import java.util.HashSet;
import java.util.Set;
import org.objectweb.asm.Type;

/** Finds the options that are passed when a file is opened, as far as they are constants. */
final class Options {

    private static final String OPTION = "java/nio/file/OpenOption";

    private Options() {}

    /** Whether a parameter takes options: one, an array or a set of them. */
    static boolean areTaken(World world, Type type) {
        Type element = type.getSort() == Type.ARRAY ? type.getElementType() : type;
        return element.getSort() == Type.OBJECT
                && (element.getInternalName().equals("java/util/Set")
                        || world.table.isSubtype(element.getInternalName(), OPTION));
    }

    /**
     * Adds the names of the options that can be in a node.
     *
     * @return false where there can be others
     */
    static boolean add(Node node, Set<String> known) {
        boolean complete = !node.isEmpty();
        for (Obj object : node.objects()) {
            complete &= add(object, known, new HashSet<>());
        }
        return complete;
    }

    private static boolean add(Obj object, Set<String> known, Set<Obj> seen) {
        if (!seen.add(object)) {
            return true;
        }
        if (object.kind() == Obj.Kind.CONSTANT && object.data() instanceof String name) {
            known.add(name);
            return true;
        }
        boolean holder = switch (object.kind()) {
            case ARRAY, FOREIGN -> true;
            case MADE -> object.programClass() == null;
            default -> false;
        };
        return holder && addHeld(object, known, seen);
    }

    private static boolean addHeld(Obj holder, Set<String> known, Set<Obj> seen) {
        boolean complete = true;
        boolean any = false;
        for (Node held :
                new Node[] {holder.slots().get(Heap.CONTENTS), holder.overlay().get(Heap.CONTENTS)}) {
            if (held != null) {
                for (Obj one : held.objects()) {
                    any = true;
                    complete &= add(one, known, seen);
                }
            }
        }
        return complete && (any || canBeEmpty(holder));
    }

    /** Whether a holder in which nothing is seen to be put is empty; of what described code made that need not be so. */
    private static boolean canBeEmpty(Obj holder) {
        return holder.kind() != Obj.Kind.FOREIGN
                || (holder.data() instanceof MethodModel maker
                        && maker.isStatic()
                        && Set.of("of", "noneOf", "emptySet").contains(maker.name()));
    }
}
