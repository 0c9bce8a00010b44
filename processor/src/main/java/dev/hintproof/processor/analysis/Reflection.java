package dev.hintproof.processor.analysis;

import dev.hintproof.manifest.effect.Capability;
import dev.hintproof.processor.bytecode.ClassModel;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Type;

/** Reflection, method handles, proxies and service loading: followed where the names are constants (rule 7), opaque otherwise. */
final class Reflection {

    private final World world;
    private final Lookups lookups;
    private final Services services;

    Reflection(World world) {
        this.world = world;
        this.lookups = new Lookups(world);
        this.services = new Services(world);
    }

    /**
     * Follows a reflective call by the name that the catalog gives it.
     *
     * @return false where that name isn't known here, so that the rule's own effect stands
     */
    boolean follow(String name, DescribedCall call) {
        switch (name) {
            case "class-for-name" -> forName(call);
            case "class-get-method" -> lookups.getMethod(call, false);
            case "class-get-methods" -> lookups.getMethod(call, true);
            case "class-get-constructor", "class-get-constructors" -> lookups.getConstructor(call);
            case "class-get-field" -> lookups.getField(call);
            case "class-new-instance" ->
                each(
                        call,
                        call.receivers(),
                        "the class isn't known",
                        object -> world.members.newInstance(call, object));
            case "constructor-new-instance" ->
                each(
                        call,
                        call.receivers(),
                        "the constructor isn't known",
                        object -> world.members.newInstance(call, object));
            case "method-invoke" ->
                each(call, call.receivers(), "the method isn't known", object -> world.members.invoke(call, object));
            case "field-get" ->
                each(call, call.receivers(), "the field isn't known", object -> world.members.get(call, object));
            case "field-set" ->
                each(call, call.receivers(), "the field isn't known", object -> world.members.set(call, object));
            case "lookup-find-virtual", "lookup-bind" -> lookups.find(call, false);
            case "lookup-find-static" -> lookups.find(call, false);
            case "lookup-find-special" -> lookups.find(call, true);
            case "lookup-find-constructor" -> lookups.findConstructor(call);
            case "lookup-find-getter", "lookup-find-setter", "lookup-find-var-handle" -> lookups.findField(call);
            case "lookup-unreflect" ->
                each(call, call.argument(0), "the member isn't known", object -> lookups.unreflect(call, object));
            case "method-handle-combinator" -> call.holdAll(null);
            case "proxy-new-instance" -> {
                call.holdAll(Proxies.PROXY);
                world.solver.edge(call.argument(2), world.heap.slot(call.made(Proxies.PROXY), Proxies.PROXY));
            }
            case "service-loader-load" ->
                each(call, call.argument(0), "the service isn't known", object -> services.services(call, object));
            case "service-loader-iterate" ->
                each(call, call.receivers(), "the service isn't known", object -> services.provided(call, object));
            case "class-enum-constants" -> enumConstants(call);
            case "class-loader-load" -> forName(call);
            case "field-updater" ->
                each(call, call.argument(0), "the class isn't known", object -> lookups.updater(call, object));
            case "field-updater-use" -> {
                world.solver.listen(
                        call.receivers(), call.call().startup(), object -> world.members.updated(call, object));
                return false;
            }
            case "enum-value-of" -> enumValueOf(call);
            case "json-decode" -> {
                world.codec.decoded(call);
                return false;
            }
            case "json-encode" -> {
                world.codec.encoded(call);
                return false;
            }
            case "json-convert" -> {
                world.codec.decoded(call);
                world.codec.encoded(call);
                return false;
            }
            default -> {
                return false;
            }
        }
        return true;
    }

    /** Handles each object in a node; where there is none in the end, or one that can't be handled, the call is opaque. */
    void each(DescribedCall call, Node node, String why, Predicate<Obj> handler) {
        world.solver.listen(node, call.call().startup(), object -> {
            if (!handler.test(object)) {
                unknown(call, why);
            }
        });
        world.bodies.pend(call.call().body(), () -> {
            if (node.isEmpty()) {
                unknown(call, why);
            }
        });
    }

    void unknown(DescribedCall call, String why) {
        call.hit(Capability.OPAQUE, why);
        Node result = call.call().result();
        Type type = call.call().method().returns();
        if (result != null && type.getSort() >= Type.ARRAY) {
            world.solver.add(result, world.heap.unknown(type.getInternalName()));
        }
    }

    void give(DescribedCall call, Obj object) {
        Node result = call.call().result();
        if (result != null) {
            world.solver.add(result, object);
        }
    }

    static @Nullable String text(Obj object) {
        return object.kind() == Obj.Kind.TEXT && object.data() instanceof String text ? text : null;
    }

    @Nullable
    ClassModel classOf(Obj object) {
        return object.kind() == Obj.Kind.CLASS && object.data() instanceof String name && !name.startsWith("[")
                ? world.table.find(name)
                : null;
    }

    private void forName(DescribedCall call) {
        each(call, call.argument(0), "the class's name isn't constant", object -> {
            String name = text(object);
            ClassModel model = name == null ? null : world.table.find(name.replace('.', '/'));
            if (model == null) {
                return false;
            }
            world.bodies.initialise(call.call().body(), model, call.call().line());
            give(call, world.heap.classLiteral(model.name()));
            return true;
        });
    }

    /** Pairs each class with each name; an unknown one gives a member of which nothing is known. */
    void pair(DescribedCall call, Node classes, Node names, String unknownType, Pair pair) {
        boolean startup = call.call().startup();
        give(call, world.heap.value(unknownType), classes, names);
        world.solver.listen(classes, startup, one -> {
            ClassModel model = classOf(one);
            if (model == null) {
                give(call, world.heap.value(unknownType));
                return;
            }
            world.solver.listen(names, startup, other -> {
                String name = text(other);
                if (name == null) {
                    give(call, world.heap.value(unknownType));
                } else {
                    pair.of(model, name);
                }
            });
        });
    }

    void give(DescribedCall call, Obj object, Node classes, Node names) {
        world.bodies.pend(call.call().body(), () -> {
            if (classes.isEmpty() || names.isEmpty()) {
                give(call, object);
            }
        });
    }

    interface Pair {
        void of(ClassModel model, String name);
    }

    private void enumConstants(DescribedCall call) {
        world.solver.listen(call.receivers(), call.call().startup(), object -> {
            ClassModel model = classOf(object);
            Obj constant = model == null || world.described(model)
                    ? world.heap.value(Heap.OBJECT)
                    : world.heap.unknown(model.name());
            if (model != null) {
                world.bodies.initialise(call.call().body(), model, call.call().line());
            }
            Obj array = call.made();
            world.solver.add(world.heap.slot(array, Heap.CONTENTS), constant);
            give(call, array);
        });
    }

    private void enumValueOf(DescribedCall call) {
        world.solver.listen(call.argument(0), call.call().startup(), object -> {
            ClassModel model = classOf(object);
            if (model != null && world.described(model)) {
                give(call, world.heap.value(model.name()));
            } else if (model != null) {
                world.bodies.initialise(call.call().body(), model, call.call().line());
                give(call, world.heap.unknown(model.name()));
            } else {
                give(call, world.heap.unknown("java/lang/Enum"));
            }
        });
    }
}
