package dev.hintproof.processor.analysis;

import dev.hintproof.processor.bytecode.MethodModel;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** Calls through method handles and variable handles. */
final class Handles {

    private static final String HANDLE = "java/lang/invoke/MethodHandle";
    private static final String VAR_HANDLE = "java/lang/invoke/VarHandle";

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
        return owner.equals(VAR_HANDLE)
                && !List.of("varType", "coordinateTypes", "toMethodHandle").contains(name);
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
        } else if (object.data() instanceof Member.Field) {
            world.members.access(call, object, at(call, 1), call.arguments().size() > 2 ? at(call, 2) : null);
        } else if (object.kind() == Obj.Kind.FOREIGN) {
            combined(call, object, name);
        } else if (call.counts()) {
            world.crossings.opaque(call.body(), call.line(), "MethodHandle." + name, "the handle isn't known", null);
        }
    }

    static Node at(Call call, int index) {
        return index < call.arguments().size() ? call.arguments().get(index) : new Node(call.startup());
    }

    /** A handle made of others: each of them may run. */
    private void combined(Call call, Obj object, String name) {
        Node held = new Node(call.startup());
        world.heap.read(object, Heap.CONTENTS, call.mode(), held, null);
        Node pool = new Node(call.startup());
        for (Node one : call.arguments()) {
            world.solver.edge(one, pool);
        }
        world.solver.edge(held, pool);
        world.solver.listen(held, call.startup(), one -> {
            if (one.kind() == Obj.Kind.MEMBER) {
                calledBack(call, one, pool);
            } else if (one.kind() == Obj.Kind.FOREIGN
                    && one != object
                    && one.type().equals(HANDLE)) {
                combined(call, one, name);
            } else if (one.kind() == Obj.Kind.VALUE && one.type().equals(HANDLE) && call.counts()) {
                world.crossings.opaque(
                        call.body(), call.line(), "MethodHandle." + name, "the handle isn't known", null);
            }
        });
        if (call.result() != null) {
            world.solver.edge(pool, call.result());
        }
    }

    /** Described code may invoke a member that it was given. */
    void calledBack(Call call, Obj object, Node pool) {
        List<Node> arguments = new ArrayList<>();
        if (object.data() instanceof Member.Handle handle) {
            int count = handle.target().parameters().size() + (handle.target().isStatic() ? 0 : 1);
            for (int i = 0; i < count; i++) {
                arguments.add(pool);
            }
            if (handle.constructs()) {
                world.members.construct(call, handle.target(), List.of(pool), call.result());
            } else {
                world.members.run(call, handle.target(), handle.special(), arguments);
            }
        }
    }

    private void variable(Call call, Obj object, String name, String descriptor) {
        boolean reads = name.startsWith("get") && !name.startsWith("getAnd");
        if (object.data() instanceof Member.Field field) {
            Node holder = field.isStatic() ? new Node(call.startup()) : at(call, 1);
            int count = call.arguments().size();
            world.members.access(call, object, holder, reads ? null : at(call, count - 1));
            if (!reads
                    && call.result() != null
                    && Type.getReturnType(descriptor).getSort() >= Type.ARRAY) {
                world.members.access(call, object, holder, null);
            }
        } else if (call.counts()) {
            world.crossings.opaque(
                    call.body(), call.line(), "VarHandle." + name, "the variable that it stands for isn't known", null);
        }
    }
}
