package dev.hintproof.processor.analysis;

import dev.hintproof.processor.bytecode.ClassModel;
import dev.hintproof.processor.bytecode.MethodModel;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** Finds members by name: what {@code Class} and {@code MethodHandles.Lookup} are asked for. */
final class Lookups {

    private static final String METHOD = "java/lang/reflect/Method";
    private static final String CONSTRUCTOR = "java/lang/reflect/Constructor";
    private static final String FIELD = "java/lang/reflect/Field";
    private static final String HANDLE = "java/lang/invoke/MethodHandle";

    private final World world;

    Lookups(World world) {
        this.world = world;
    }

    void getMethod(DescribedCall call, boolean all) {
        if (all) {
            world.solver.listen(call.receivers(), call.call().startup(), object -> {
                ClassModel model = world.reflection.classOf(object);
                Obj found = model == null
                        ? world.heap.value(METHOD)
                        : world.heap.member(new Member.Methods(methods(model, null)), METHOD);
                Obj array = world.heap.at(
                        call.call().body(), Obj.Kind.ARRAY, call.call().site(), "[L" + METHOD + ";", null);
                world.solver.add(world.heap.slot(array, Heap.CONTENTS), found);
                world.reflection.give(call, array);
            });
            return;
        }
        world.reflection.pair(
                call,
                call.receivers(),
                call.argument(0),
                METHOD,
                (model, name) -> world.reflection.give(
                        call, world.heap.member(new Member.Methods(methods(model, name)), METHOD)));
    }

    List<MethodModel> methods(ClassModel model, @Nullable String name) {
        List<MethodModel> result = new ArrayList<>();
        for (String one : world.table.supertypes(model.name())) {
            ClassModel type = world.table.find(one);
            if (type != null && !one.equals(Heap.OBJECT)) {
                for (MethodModel method : type.methods()) {
                    if (!method.isConstructor()
                            && (name == null || method.name().equals(name))) {
                        result.add(method);
                    }
                }
            }
        }
        return result;
    }

    void getConstructor(DescribedCall call) {
        world.solver.listen(call.receivers(), call.call().startup(), object -> {
            ClassModel model = world.reflection.classOf(object);
            Obj found = model == null
                    ? world.heap.value(CONSTRUCTOR)
                    : world.heap.member(new Member.Methods(constructors(model)), CONSTRUCTOR);
            if (call.call().method().returns().getSort() == Type.ARRAY) {
                Obj array = world.heap.at(
                        call.call().body(), Obj.Kind.ARRAY, call.call().site(), "[L" + CONSTRUCTOR + ";", null);
                world.solver.add(world.heap.slot(array, Heap.CONTENTS), found);
                world.reflection.give(call, array);
            } else {
                world.reflection.give(call, found);
            }
        });
    }

    static List<MethodModel> constructors(ClassModel model) {
        return model.methods().stream().filter(MethodModel::isConstructor).toList();
    }

    void getField(DescribedCall call) {
        world.reflection.pair(
                call, call.receivers(), call.argument(0), FIELD, (model, name) -> field(call, model, name, FIELD));
    }

    void findField(DescribedCall call) {
        String type = call.call().method().returns().getInternalName();
        world.reflection.pair(
                call, call.argument(0), call.argument(1), type, (model, name) -> field(call, model, name, type));
    }

    void field(DescribedCall call, ClassModel model, String name, String type) {
        for (String one : world.table.supertypes(model.name())) {
            ClassModel owner = world.table.find(one);
            if (owner != null) {
                for (var field : owner.node().fields) {
                    if (field.name.equals(name)) {
                        boolean isStatic = (field.access & Opcodes.ACC_STATIC) != 0;
                        Member.Field found = new Member.Field(owner.name(), name, field.desc, isStatic);
                        world.reflection.give(call, world.heap.member(asked(call, found), type));
                        return;
                    }
                }
            }
        }
        world.reflection.give(call, world.heap.value(type));
    }

    /** The field itself, or the handle that reads or writes it, by the name of the method that was asked. */
    private static Member asked(DescribedCall call, Member.Field field) {
        String name = call.call().method().name();
        if (name.endsWith("Getter")) {
            return new Member.Accessor(field, false);
        }
        return name.endsWith("Setter") ? new Member.Accessor(field, true) : field;
    }

    /** The handle for a member that reflection found. */
    boolean unreflect(DescribedCall call, Obj object) {
        if (object.data() instanceof Member.Methods methods) {
            for (MethodModel one : methods.candidates()) {
                boolean special = call.call().method().name().equals("unreflectSpecial") || one.isConstructor();
                world.reflection.give(
                        call, world.heap.member(new Member.Handle(one, special, one.isConstructor()), HANDLE));
            }
            return !methods.candidates().isEmpty();
        }
        if (object.data() instanceof Member.Field field) {
            world.reflection.give(call, world.heap.member(asked(call, field), HANDLE));
            return true;
        }
        return false;
    }

    void find(DescribedCall call, boolean special) {
        if (call.call().method().name().equals("bind")) {
            world.reflection.give(call, world.heap.value(HANDLE));
            return;
        }
        world.reflection.pair(call, call.argument(0), call.argument(1), HANDLE, (model, name) -> {
            for (MethodModel method : methods(model, name)) {
                world.reflection.give(call, world.heap.member(new Member.Handle(method, special, false), HANDLE));
            }
        });
    }

    void findConstructor(DescribedCall call) {
        world.solver.listen(call.argument(0), call.call().startup(), object -> {
            ClassModel model = world.reflection.classOf(object);
            if (model == null) {
                world.reflection.give(call, world.heap.value(HANDLE));
                return;
            }
            for (MethodModel one : constructors(model)) {
                world.reflection.give(call, world.heap.member(new Member.Handle(one, true, true), HANDLE));
            }
        });
    }

    /** A field updater: the field that the last argument names. */
    boolean updater(DescribedCall call, Obj object) {
        String type = call.call().method().returns().getInternalName();
        ClassModel model = world.reflection.classOf(object);
        if (model == null) {
            world.reflection.give(call, world.heap.value(type));
            return false;
        }
        Node names = call.argument(call.argumentCount() - 1);
        world.solver.listen(names, call.call().startup(), one -> {
            String name = Reflection.text(one);
            if (name != null) {
                field(call, model, name, type);
            } else {
                world.reflection.unknown(call, "the field's name isn't constant");
            }
        });
        return true;
    }
}
