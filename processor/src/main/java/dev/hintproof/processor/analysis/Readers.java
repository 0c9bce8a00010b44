package dev.hintproof.processor.analysis;

import dev.hintproof.processor.bytecode.ArchiveIndex;
import dev.hintproof.processor.bytecode.ClassModel;
import dev.hintproof.processor.bytecode.ClassTable;
import dev.hintproof.processor.bytecode.MethodModel;
import dev.hintproof.processor.ir.MethodIr;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Which of the methods that read a field have to be followed for what they may do to what is in it. A service's methods that call
 * another service by a field leave nothing in the field, and their callers don't matter either; one that gets hold of a list may fill it.
 */
final class Readers {

    private static final Set<String> PLAIN_SUPERCLASSES =
            Set.of(Heap.OBJECT, "java/lang/Record", "java/lang/Enum", "java/lang/Throwable");

    private final World world;
    private final Map<String, Boolean> simple = new HashMap<>();

    Readers(World world) {
        this.world = world;
    }

    /** Whether a method writes the field, rather than only reading it. */
    static boolean writes(MethodModel method, ClassTable.FieldModel field) {
        for (var i = method.node().instructions.getFirst(); i != null; i = i.getNext()) {
            if (i instanceof org.objectweb.asm.tree.FieldInsnNode access) {
                boolean put = access.getOpcode() == Opcodes.PUTFIELD || access.getOpcode() == Opcodes.PUTSTATIC;
                if (put && access.name.equals(field.node().name) && access.desc.equals(field.node().desc)) {
                    return true;
                }
            } else if (i instanceof org.objectweb.asm.tree.InvokeDynamicInsnNode dynamic) {
                for (Object argument : dynamic.bsmArgs) {
                    if (argument instanceof org.objectweb.asm.Handle handle
                            && handle.getTag() <= Opcodes.H_PUTSTATIC
                            && handle.getName().equals(field.node().name)
                            && !dynamic.bsm.getOwner().equals("java/lang/runtime/ObjectMethods")) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    /** What a method that reads the field can do with what is in it. */
    FieldUse.Kind use(MethodModel method, ClassTable.FieldModel field) {
        if (!canBeChanged(Type.getType(field.node().desc))) {
            return FieldUse.Kind.NONE;
        }
        MethodIr ir = world.bodies.ir(method);
        return ir == null ? FieldUse.Kind.ANY : new FieldUse(world, this, ir, field).kind();
    }

    /** Whether an object of the type can be given something by those who get hold of it, other than through its own fields. */
    boolean canBeChanged(Type type) {
        if (type.getSort() == Type.ARRAY) {
            return type.getElementType().getSort() == Type.OBJECT || type.getDimensions() > 1;
        }
        return type.getSort() == Type.OBJECT && canBeChanged(type.getInternalName());
    }

    private boolean canBeChanged(String type) {
        if (Heap.VALUES.contains(type) || type.equals("java/lang/Class")) {
            return false;
        }
        ClassModel model = world.table.find(type);
        if (model == null) {
            return true;
        }
        return world.described(model) ? !model.isEnum() : !isSimple(model);
    }

    /**
     * Whether what objects of a followed class hold is in their own fields alone, whatever subclass they are of: whoever writes these
     * fields is found by their names.
     */
    boolean isSimple(ClassModel model) {
        Boolean known = simple.get(model.name());
        if (known == null) {
            known = keepsNothingElse(model.name());
            Set<String> seen = new HashSet<>();
            for (ArchiveIndex index : world.startup.around(model)) {
                for (ClassModel one : index.below(model.name())) {
                    known &= !seen.add(one.name()) || keepsNothingElse(one.name());
                }
            }
            simple.put(model.name(), known);
        }
        return known;
    }

    private boolean keepsNothingElse(String type) {
        for (String above : world.table.supertypes(type)) {
            ClassModel model = world.table.find(above);
            if (model == null) {
                return false;
            }
            boolean plain = !world.described(model)
                    || PLAIN_SUPERCLASSES.contains(above)
                    || (model.isInterface() ? !Holders.isHolder(world, above) : isException(above));
            if (!plain) {
                return false;
            }
        }
        return true;
    }

    private boolean isException(String type) {
        return world.table.isSubtype(type, "java/lang/Throwable");
    }

    /** Whether who gets hold of an element can change nothing by it that isn't found by other ways. */
    boolean isSimple(Obj element) {
        return switch (element.kind()) {
            case VALUE, TEXT, CLASS, CONSTANT, CAPABILITY, UNKNOWN -> true;
            case LAMBDA, MEMBER -> false;
            case ARRAY -> Type.getType(element.type()).getElementType().getSort() != Type.OBJECT;
            case MADE, FOREIGN, AMBIENT, ARGUMENT -> {
                ClassModel model = element.programClass();
                if (model != null) {
                    yield isSimple(model);
                }
                // What stands for an entry or a node of the JDK's holds what the collection holds.
                yield element.type().equals(Heap.OBJECT)
                        || (!Holders.isHolder(world, element.type())
                                && world.heap.slot(element, Heap.CONTENTS).isEmpty());
            }
        };
    }
}
