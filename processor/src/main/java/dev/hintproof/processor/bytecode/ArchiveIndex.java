package dev.hintproof.processor.bytecode;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.TypeInsnNode;

/**
 * Who does what to whom in the classes of one archive, by name: who makes objects of a class, who touches a field, who calls a
 * method, who extends a type. By name only, so an answer may name too many; who asks resolves.
 */
public final class ArchiveIndex {

    private final Map<String, Set<MethodModel>> makers = new LinkedHashMap<>();
    private final Map<String, Set<MethodModel>> accessors = new HashMap<>();
    private final Map<String, Set<CallSite>> callers = new HashMap<>();
    private final Map<String, List<String>> subtypes = new HashMap<>();
    private final List<ClassModel> classes = new ArrayList<>();
    private final ClassTable table;
    private final Map<String, List<String>> made = new HashMap<>();
    private final Map<String, List<ClassModel>> below = new HashMap<>();

    /** A call, or a reference to a method: the method it stands in, and the class that it names as owner. */
    public record CallSite(MethodModel caller, String owner) {}

    /** Indexes the classes. */
    public ArchiveIndex(ClassTable table, Collection<String> names) {
        this.table = table;
        for (String name : names) {
            ClassModel model = table.find(name);
            if (model != null && !model.isJdk()) {
                add(model);
            }
        }
    }

    private void add(ClassModel model) {
        classes.add(model);
        if (model.superName() != null) {
            subtypes.computeIfAbsent(model.superName(), k -> new ArrayList<>()).add(model.name());
        }
        for (String one : model.interfaces()) {
            subtypes.computeIfAbsent(one, k -> new ArrayList<>()).add(model.name());
        }
        for (MethodModel method : model.methods()) {
            if (method.hasCode()) {
                for (AbstractInsnNode i = method.node().instructions.getFirst(); i != null; i = i.getNext()) {
                    add(method, i);
                }
            }
        }
    }

    private void add(MethodModel method, AbstractInsnNode instruction) {
        if (instruction instanceof TypeInsnNode type && type.getOpcode() == Opcodes.NEW) {
            makers.computeIfAbsent(type.desc, k -> new LinkedHashSet<>()).add(method);
        } else if (instruction instanceof FieldInsnNode field) {
            accessors
                    .computeIfAbsent(field.name + ":" + field.desc, k -> new LinkedHashSet<>())
                    .add(method);
        } else if (instruction instanceof MethodInsnNode call) {
            called(method, call.owner, call.name, call.desc);
        } else if (instruction instanceof InvokeDynamicInsnNode dynamic) {
            Type made = Type.getReturnType(dynamic.desc);
            if (made.getSort() == Type.OBJECT) {
                makers.computeIfAbsent(made.getInternalName(), k -> new LinkedHashSet<>())
                        .add(method);
            }
            for (Object argument : dynamic.bsmArgs) {
                if (argument instanceof Handle handle) {
                    referenced(method, handle);
                }
            }
        }
    }

    private void referenced(MethodModel method, Handle handle) {
        if (handle.getTag() <= Opcodes.H_PUTSTATIC) {
            accessors
                    .computeIfAbsent(handle.getName() + ":" + handle.getDesc(), k -> new LinkedHashSet<>())
                    .add(method);
            return;
        }
        called(method, handle.getOwner(), handle.getName(), handle.getDesc());
        if (handle.getTag() == Opcodes.H_NEWINVOKESPECIAL) {
            makers.computeIfAbsent(handle.getOwner(), k -> new LinkedHashSet<>())
                    .add(method);
        }
    }

    private void called(MethodModel method, String owner, String name, String descriptor) {
        callers.computeIfAbsent(name + descriptor, k -> new LinkedHashSet<>()).add(new CallSite(method, owner));
    }

    /** All classes, in the order given. */
    public List<ClassModel> classes() {
        return classes;
    }

    /**
     * Internal names of the subtypes of a type, itself among them, that are made: by {@code new}, by a constructor reference, or as
     * a lambda's interface.
     */
    public List<String> made(String type) {
        if (made.isEmpty()) {
            for (String one : makers.keySet()) {
                for (String above : table.supertypes(one)) {
                    made.computeIfAbsent(above, k -> new ArrayList<>()).add(one);
                }
            }
        }
        return made.getOrDefault(type, List.of());
    }

    /** The classes of the archive, abstract ones left out, that are subtypes of a type, itself among them. */
    public List<ClassModel> below(String type) {
        if (below.isEmpty()) {
            for (ClassModel one : classes) {
                if (!one.isAbstract()) {
                    for (String above : table.supertypes(one.name())) {
                        below.computeIfAbsent(above, k -> new ArrayList<>()).add(one);
                    }
                }
            }
        }
        return below.getOrDefault(type, List.of());
    }

    /** The methods that make objects of exactly that class, or lambdas of exactly that interface. */
    public Collection<MethodModel> makers(String className) {
        return makers.getOrDefault(className, Set.of());
    }

    /** The methods that read or write a field of that name and descriptor, of whatever class. */
    public Collection<MethodModel> accessors(String name, String descriptor) {
        return accessors.getOrDefault(name + ":" + descriptor, Set.of());
    }

    /** The calls of, and references to, methods of that name and descriptor, of whatever class. */
    public Collection<CallSite> callers(String name, String descriptor) {
        return callers.getOrDefault(name + descriptor, Set.of());
    }

    /** Whether some class of the archive directly extends or implements the type. */
    public List<String> directSubtypes(String type) {
        return subtypes.getOrDefault(type, List.of());
    }
}
