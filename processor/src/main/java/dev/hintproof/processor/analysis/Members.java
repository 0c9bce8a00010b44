package dev.hintproof.processor.analysis;

import dev.hintproof.manifest.effect.Capability;
import dev.hintproof.processor.bytecode.ClassModel;
import dev.hintproof.processor.bytecode.ClassTable;
import dev.hintproof.processor.bytecode.MethodModel;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Type;

/** Uses members that reflection or a method handle names: makes objects, runs methods, reads and writes fields. */
final class Members {

    private final World world;

    Members(World world) {
        this.world = world;
    }

    boolean newInstance(DescribedCall call, Obj object) {
        ClassModel model = world.reflection.classOf(object);
        if (model != null) {
            MethodModel constructor = model.method("<init>", "()V");
            return constructor != null
                    && construct(
                            call.call(), constructor, List.of(), call.call().result());
        }
        if (object.data() instanceof Member.Methods methods) {
            Node arguments = elements(call, 0);
            for (MethodModel one : methods.candidates()) {
                construct(call.call(), one, List.of(arguments), call.call().result());
            }
            return true;
        }
        return false;
    }

    /** Makes an object and runs its constructor; a single node of arguments stands for all of them. */
    boolean construct(Call call, MethodModel constructor, List<Node> arguments, @Nullable Node result) {
        ClassModel model = constructor.owner();
        Node object = new Node(call.startup());
        int site = System.identityHashCode(constructor) | 0x40000000;
        if (world.described(model)) {
            world.solver.add(
                    object,
                    world.heap.at(call.body(), Obj.Kind.MADE, List.of(call.site(), constructor), model.name(), null));
        } else {
            world.bodies.make(call.body(), model, site, call.line(), object);
        }
        if (result != null) {
            world.solver.edge(object, result);
        }
        List<Node> all = new ArrayList<>();
        all.add(object);
        for (int i = 0; i < constructor.parameters().size(); i++) {
            all.add(spread(arguments, i, call));
        }
        world.calls.enter(
                new Call(call.body(), call.line(), site, call.mode(), constructor, all, null, Instance.Link.CALL),
                null);
        return true;
    }

    private static Node spread(List<Node> arguments, int index, Call call) {
        if (arguments.isEmpty()) {
            return new Node(call.startup());
        }
        return arguments.size() == 1 ? arguments.get(0) : arguments.get(Math.min(index, arguments.size() - 1));
    }

    private Node elements(DescribedCall call, int argument) {
        Node result = new Node(call.call().startup());
        world.solver.listen(
                call.argument(argument),
                call.call().startup(),
                array -> world.heap.read(array, Heap.CONTENTS, call.call().mode(), result, null));
        return result;
    }

    boolean invoke(DescribedCall call, Obj object) {
        if (!(object.data() instanceof Member.Methods methods)) {
            return false;
        }
        Node elements = elements(call, 1);
        for (MethodModel one : methods.candidates()) {
            List<Node> arguments = new ArrayList<>();
            if (!one.isStatic()) {
                arguments.add(call.argument(0));
            }
            for (int i = 0; i < one.parameters().size(); i++) {
                arguments.add(elements);
            }
            run(call.call(), one, false, arguments);
        }
        return !methods.candidates().isEmpty();
    }

    void run(Call from, MethodModel method, boolean special, List<Node> arguments) {
        int site = System.identityHashCode(method) | 0x40000000;
        Call call = new Call(
                from.body(), from.line(), site, from.mode(), method, arguments, from.result(), Instance.Link.CALL);
        if (method.isStatic()) {
            world.bodies.initialise(from.body(), method.owner(), from.line());
        }
        if (method.isStatic() || special || method.isPrivate()) {
            world.calls.enter(call, null);
        } else {
            Node narrowed = new Node(from.startup());
            world.solver.edge(
                    arguments.get(0), narrowed, world.heap.filter(method.owner().name()));
            List<Node> all = new ArrayList<>(arguments);
            all.set(0, narrowed);
            world.calls.virtual(new Call(
                    from.body(), from.line(), site, from.mode(), method, all, from.result(), Instance.Link.CALL));
        }
    }

    /** A field updater's call: what the rule lets into the object and out of it, the field holds. */
    void updated(DescribedCall call, Obj object) {
        if (!(object.data() instanceof Member.Field member)) {
            call.hit(Capability.OPAQUE, "the field isn't known");
            return;
        }
        ClassTable.FieldModel field = world.table.resolveField(member.owner(), member.name(), member.descriptor());
        if (field == null || Type.getType(member.descriptor()).getSort() < Type.ARRAY) {
            return;
        }
        Mode mode = call.call().mode();
        Node values = new Node(call.call().startup());
        for (int i = 1; i < call.argumentCount(); i++) {
            world.solver.edge(call.argument(i), values);
        }
        Object slot = Bodies.slot(field);
        var filter = Type.getType(member.descriptor()).getSort() == Type.OBJECT
                ? world.heap.filter(Type.getType(member.descriptor()).getInternalName())
                : null;
        world.solver.listen(call.argument(0), call.call().startup(), holder -> {
            Node held = new Node(call.call().startup());
            world.heap.read(holder, Heap.CONTENTS, mode, held, null);
            world.heap.write(holder, slot, mode, values, filter);
            world.heap.write(holder, slot, mode, held, filter);
        });
        world.bodies.readField(call.call().body(), field, call.argument(0), call.pool());
        if (call.call().result() != null) {
            world.bodies.readField(
                    call.call().body(), field, call.argument(0), call.call().result());
        }
    }

    boolean get(DescribedCall call, Obj object) {
        return access(call.call(), object, call.argument(0), null);
    }

    boolean set(DescribedCall call, Obj object) {
        return access(call.call(), object, call.argument(0), call.argument(1));
    }

    boolean access(Call call, Obj object, Node holder, @Nullable Node value) {
        if (!(object.data() instanceof Member.Field member)) {
            return false;
        }
        ClassTable.FieldModel field = world.table.resolveField(member.owner(), member.name(), member.descriptor());
        if (field == null || world.described(field.owner())) {
            return false;
        }
        Node objects = member.isStatic() ? null : holder;
        if (member.isStatic()) {
            world.bodies.initialise(call.body(), field.owner(), call.line());
        }
        if (value != null) {
            world.bodies.writeField(call.body(), field, objects, value, call.line());
        } else if (call.result() != null && Type.getType(field.node().desc).getSort() >= Type.ARRAY) {
            world.bodies.readField(call.body(), field, objects, call.result());
        }
        return true;
    }
}
