package dev.hintproof.processor.analysis;

import dev.hintproof.processor.bytecode.ClassModel;
import dev.hintproof.processor.bytecode.MethodModel;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** Calls through method handles and variable handles. */
final class Handles {

    private static final String HANDLE = "java/lang/invoke/MethodHandle";
    private static final String VAR_HANDLE = "java/lang/invoke/VarHandle";

    private static final Set<String> SIMPLE =
            Set.of("constant", "identity", "zero", "empty", "arrayConstructor", "arrayLength", "arrayElementGetter");

    private final World world;

    Handles(World world) {
        this.world = world;
    }

    /** The object for a method handle constant. */
    Obj handle(Handle handle) {
        MethodModel target = world.table.resolve(handle.getOwner(), handle.getName(), handle.getDesc());
        if (target == null) {
            return world.heap.value(HANDLE);
        }
        boolean special = handle.getTag() == Opcodes.H_INVOKESPECIAL;
        return world.heap.member(
                new Member.Handle(target, special, handle.getTag() == Opcodes.H_NEWINVOKESPECIAL), HANDLE);
    }

    /** Whether a method's descriptor is the caller's own (JVMS §2.9.3). */
    boolean isPolymorphic(String owner, String name) {
        if (owner.equals(HANDLE)) {
            return name.equals("invoke") || name.equals("invokeExact");
        }
        ClassModel model = owner.equals(VAR_HANDLE) ? world.table.find(owner) : null;
        return model != null
                && model.methods().stream()
                        .anyMatch(one -> one.name().equals(name)
                                && !one.isStatic()
                                && one.descriptor().startsWith("([Ljava/lang/Object;)"));
    }

    /** A call through a method handle or variable handle. */
    void polymorphic(
            Instance body,
            int line,
            int site,
            String owner,
            String name,
            String descriptor,
            List<Node> arguments,
            @Nullable Node result) {
        MethodModel object = world.table.resolve(Heap.OBJECT, "hashCode", "()I");
        if (object == null) {
            throw new IllegalStateException("the JDK has Object");
        }
        Call call = new Call(body, line, site, body.mode(), object, arguments, result, Instance.Link.CALL);
        Consumer<Obj> each =
                owner.equals(HANDLE) ? one -> handle(call, one, name) : one -> variable(call, one, name, descriptor);
        world.solver.listen(arguments.get(0), body.startup(), each);
        world.bodies.pend(body, () -> {
            if (arguments.get(0).isEmpty()) {
                world.crossings.opaque(body, line, Labels.simple(owner) + "." + name, "the handle isn't known", null);
            }
        });
    }

    private void handle(Call call, Obj object, String name) {
        if (object.data() instanceof Member.Handle handle) {
            List<Node> arguments = call.arguments().subList(1, call.arguments().size());
            if (handle.constructs()) {
                world.members.construct(call, handle.target(), arguments, call.result());
            } else {
                world.members.run(call, handle.target(), handle.special(), arguments);
            }
        } else if (object.data() instanceof Member.Accessor accessor) {
            int value = accessor.field().isStatic() ? 1 : 2;
            accessed(call, accessor, at(call, 1), at(call, value), name);
        } else if (object.kind() == Obj.Kind.FOREIGN) {
            combined(call, object, name);
        } else {
            unknown(call, name);
        }
    }

    private void accessed(Call call, Member.Accessor accessor, Node holder, Node value, String name) {
        Obj field = world.heap.member(accessor.field(), HANDLE);
        if (!world.members.access(call, field, holder, accessor.writes() ? value : null)) {
            unknown(call, name);
        }
    }

    private void unknown(Call call, String name) {
        if (call.counts()) {
            world.crossings.opaque(call.body(), call.line(), "MethodHandle." + name, "the handle isn't known", null);
        }
        if (call.result() != null) {
            world.solver.add(call.result(), world.heap.unknown(Heap.OBJECT));
        }
    }

    private static Node at(Call call, int index) {
        return index < call.arguments().size() ? call.arguments().get(index) : new Node(call.startup());
    }

    /** A handle made of others: each of them may run, with what another one returned. */
    private void combined(Call call, Obj object, String name) {
        Node pool = new Node(call.startup());
        for (Node one : call.arguments()) {
            world.solver.edge(one, pool);
        }
        Call inner = new Call(
                call.body(), call.line(), call.site(), call.mode(), call.method(), call.arguments(), pool, call.link());
        combined(inner, object, pool, name, new HashSet<>());
        if (call.result() != null) {
            world.solver.edge(pool, call.result());
        }
    }

    private void combined(Call call, Obj object, Node pool, String name, Set<Obj> seen) {
        if (!seen.add(object) || isSimple(object)) {
            return;
        }
        Node held = new Node(call.startup());
        Node handles = new Node(call.startup());
        world.heap.read(object, Heap.CONTENTS, call.mode(), held, null);
        world.solver.edge(held, pool);
        world.solver.listen(held, call.startup(), one -> {
            boolean handle = one.type().equals(HANDLE);
            if (handle || (one.kind() == Obj.Kind.UNKNOWN && one.type().equals(Heap.OBJECT))) {
                world.solver.add(handles, one);
                if (handle && one.kind() == Obj.Kind.MEMBER) {
                    calledBack(call, one, pool);
                } else if (handle && one.kind() == Obj.Kind.FOREIGN) {
                    combined(call, one, pool, name, seen);
                } else {
                    unknown(call, name);
                }
            }
        });
        world.bodies.pend(call.body(), () -> {
            if (handles.isEmpty()) {
                unknown(call, name);
            }
        });
    }

    /** Whether a handle does nothing but give a value, so that there is no other handle in it. */
    private static boolean isSimple(Obj object) {
        return object.data() instanceof MethodModel maker && SIMPLE.contains(maker.name());
    }

    /** Described code may invoke a member that it was given. */
    void calledBack(Call call, Obj object, Node pool) {
        if (object.data() instanceof Member.Handle handle) {
            List<Node> arguments = new ArrayList<>();
            int count = handle.target().parameters().size() + (handle.target().isStatic() ? 0 : 1);
            for (int i = 0; i < count; i++) {
                arguments.add(pool);
            }
            if (handle.constructs()) {
                world.members.construct(call, handle.target(), List.of(pool), call.result());
            } else {
                world.members.run(call, handle.target(), handle.special(), arguments);
            }
        } else if (object.data() instanceof Member.Accessor accessor) {
            accessed(call, accessor, pool, pool, "invoke");
        }
    }

    private void variable(Call call, Obj object, String name, String descriptor) {
        boolean reads = name.startsWith("get") && !name.startsWith("getAnd");
        if (object.data() instanceof Member.Field field) {
            Node holder = field.isStatic() ? new Node(call.startup()) : at(call, 1);
            int count = call.arguments().size();
            if (!world.members.access(call, object, holder, reads ? null : at(call, count - 1))) {
                unknownVariable(call, name);
            }
            if (!reads
                    && call.result() != null
                    && Type.getReturnType(descriptor).getSort() >= Type.ARRAY) {
                world.members.access(call, object, holder, null);
            }
        } else {
            unknownVariable(call, name);
        }
    }

    private void unknownVariable(Call call, String name) {
        if (call.counts()) {
            world.crossings.opaque(
                    call.body(), call.line(), "VarHandle." + name, "the variable that it stands for isn't known", null);
        }
    }
}
