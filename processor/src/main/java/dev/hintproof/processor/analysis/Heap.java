package dev.hintproof.processor.analysis;

import dev.hintproof.manifest.effect.Capability;
import dev.hintproof.processor.bounds.Bound;
import dev.hintproof.processor.bytecode.ClassModel;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** Abstract objects, what they hold, and which of them can be of which type. */
final class Heap {

    /** The slot of what a holder holds, an array's elements among it. */
    static final Object CONTENTS = "contents";

    /** The slot of the capabilities that a carrier carries. */
    static final Object CARRIES = "carries";

    static final String OBJECT = "java/lang/Object";
    static final String STRING = "java/lang/String";

    private record Key(
            Obj.Kind kind, Object where, @Nullable Object what) {}

    private final World world;
    private final Map<Key, Obj> program = new HashMap<>();
    private final Map<Key, Obj> call = new HashMap<>();
    private final Map<String, UnaryOperator<@Nullable Obj>> filters = new HashMap<>();
    private final List<Obj> overlaid = new ArrayList<>();

    Heap(World world) {
        this.world = world;
    }

    Obj value(String type) {
        return program.computeIfAbsent(
                new Key(Obj.Kind.VALUE, type, null), k -> new Obj(k.kind(), type, false, null, null));
    }

    Obj unknown(String type) {
        return program.computeIfAbsent(
                new Key(Obj.Kind.UNKNOWN, type, null), k -> new Obj(k.kind(), type, true, null, null));
    }

    /** A value from outside that keeps a bound. */
    Obj bounded(String type, Bound bound) {
        return program.computeIfAbsent(
                new Key(Obj.Kind.UNKNOWN, type, bound), k -> new Obj(k.kind(), type, true, bound, null));
    }

    Obj text(String text) {
        return program.computeIfAbsent(
                new Key(Obj.Kind.TEXT, text, null), k -> new Obj(k.kind(), STRING, false, text, null));
    }

    Obj classLiteral(String name) {
        return program.computeIfAbsent(
                new Key(Obj.Kind.CLASS, name, null), k -> new Obj(k.kind(), "java/lang/Class", false, name, null));
    }

    Obj constant(String type, String name) {
        return program.computeIfAbsent(
                new Key(Obj.Kind.CONSTANT, type, name), k -> new Obj(k.kind(), type, false, name, null));
    }

    Obj capability(Capability capability) {
        return program.computeIfAbsent(
                new Key(Obj.Kind.CAPABILITY, capability, null),
                k -> new Obj(k.kind(), OBJECT, false, capability, null));
    }

    Obj member(Member member, String type) {
        return program.computeIfAbsent(
                new Key(Obj.Kind.MEMBER, member, type), k -> new Obj(k.kind(), type, false, member, null));
    }

    Obj ambient(ClassModel model) {
        return program.computeIfAbsent(
                new Key(Obj.Kind.AMBIENT, model.name(), null), k -> new Obj(k.kind(), model.name(), true, null, model));
    }

    /** The object that a place makes; the place is part of the call or of the program, as the body that it stands in. */
    Obj at(Instance body, Obj.Kind kind, Object site, String type, @Nullable Object data) {
        Map<Key, Obj> map = body.startup() ? program : call;
        Key key = new Key(kind, body, List.of(site, type));
        Obj known = map.get(key);
        if (known == null) {
            ClassModel model = type.startsWith("[") ? null : world.table.find(type);
            boolean followed = model != null && !world.described(model);
            boolean exact = kind == Obj.Kind.MADE || kind == Obj.Kind.ARGUMENT;
            known = new Obj(kind, type, body.startup(), data, followed && exact ? model : null);
            map.put(key, known);
        }
        return known;
    }

    /** Lets what a slot holds flow on, what the call wrote there included. */
    void read(Obj object, Object slot, Mode mode, Node to, @Nullable UnaryOperator<@Nullable Obj> filter) {
        if (object.kind() == Obj.Kind.UNKNOWN && slot == CONTENTS) {
            Obj held = unknown(OBJECT);
            world.solver.add(to, filter == null ? held : filter.apply(held));
        }
        world.solver.edge(slot(object, slot), to, filter);
        if (mode != Mode.STARTUP && shared(object)) {
            world.solver.edge(overlay(object, slot), to, filter);
        }
    }

    /** Lets what is in a node flow into a slot; during the call, into what the call keeps apart of objects that outlive it. */
    void write(Obj object, Object slot, Mode mode, Node from, @Nullable UnaryOperator<@Nullable Obj> filter) {
        Node to = mode != Mode.STARTUP && shared(object) ? overlay(object, slot) : slot(object, slot);
        world.solver.edge(from, to, filter);
        if (slot == CONTENTS && object.base() != null) {
            world.solver.listen(object.base(), mode == Mode.STARTUP, base -> {
                if (base != object) {
                    write(base, slot, mode, from, filter);
                }
            });
        }
    }

    /** The node of a slot; for reading and writing in bodies use {@link #read} and {@link #write}. */
    Node slot(Obj object, Object slot) {
        return object.slots().computeIfAbsent(slot, k -> new Node(shared(object)));
    }

    private static boolean shared(Obj object) {
        return switch (object.kind()) {
            case MADE, ARRAY, LAMBDA, FOREIGN, ARGUMENT -> object.outlives();
            default -> true;
        };
    }

    private Node overlay(Obj object, Object slot) {
        if (object.overlay().isEmpty()) {
            overlaid.add(object);
        }
        return object.overlay().computeIfAbsent(slot, k -> new Node(false));
    }

    /** Forgets what belongs to the call that was looked at. */
    void dropCall() {
        call.clear();
        for (Obj object : overlaid) {
            object.overlay().clear();
        }
        overlaid.clear();
    }

    /** What passes a check or a declaration of that type; null for a filter that lets everything pass. */
    @Nullable
    UnaryOperator<@Nullable Obj> filter(String type) {
        if (type.equals(OBJECT)) {
            return null;
        }
        return filters.computeIfAbsent(type, t -> object -> object == null ? null : narrow(object, t));
    }

    /**
     * The object as far as it can be of the type.
     *
     * @return null where it can't be
     */
    @Nullable
    Obj narrow(Obj object, String type) {
        if (type.equals(OBJECT)) {
            return object;
        }
        if (type.startsWith("[") || object.type().startsWith("[")) {
            return arrays(object, type);
        }
        boolean is = world.table.isSubtype(object.type(), type);
        return switch (object.kind()) {
            case MADE, AMBIENT, TEXT, CLASS, MEMBER, ARRAY -> is ? object : null;
            case CONSTANT -> is ? object : null;
            case LAMBDA -> is || ((LambdaSite) known(object.data())).markers().contains(type) ? object : null;
            case ARGUMENT -> is || (object.programClass() == null && world.described(type)) ? object : null;
            case VALUE -> is ? object : castsTo(object, type) ? value(type) : null;
            case FOREIGN -> is || castsTo(object, type) || isProxy(object, type) ? object : null;
            case UNKNOWN -> is ? object : narrowUnknown(object, type);
            case CAPABILITY -> null;
        };
    }

    private static Object known(@Nullable Object data) {
        if (data == null) {
            throw new IllegalStateException("an object of this kind has data");
        }
        return data;
    }

    private static @Nullable Obj arrays(Obj object, String type) {
        boolean array = object.type().startsWith("[")
                || object.type().equals(OBJECT)
                || object.type().equals("java/lang/Cloneable")
                || object.type().equals("java/io/Serializable");
        if (!type.startsWith("[")) {
            boolean upcast = type.equals("java/lang/Cloneable") || type.equals("java/io/Serializable");
            return upcast ? object : null;
        }
        return array ? object : null;
    }

    private boolean castsTo(Obj object, String type) {
        if (!world.described(type)) {
            return false;
        }
        ClassModel from = world.table.find(object.type());
        ClassModel to = world.table.find(type);
        if (from == null || to == null || world.table.isSubtype(type, object.type())) {
            return true;
        }
        return (from.isInterface() && !to.isFinal()) || (to.isInterface() && !from.isFinal());
    }

    private boolean isProxy(Obj object, String type) {
        ClassModel to = world.table.find(type);
        return Reflection.PROXY.equals(object.data()) && to != null && to.isInterface();
    }

    private @Nullable Obj narrowUnknown(Obj object, String type) {
        if (object.data() instanceof Bound bound) {
            return bounded(type, bound);
        }
        ClassModel from = world.table.find(object.type());
        ClassModel to = world.table.find(type);
        if (from == null || to == null || world.table.isSubtype(type, object.type())) {
            return unknown(type);
        }
        if ((!from.isInterface() && !to.isInterface()) || from.isFinal() || to.isFinal()) {
            return null;
        }
        return world.described(from) ? unknown(type) : object;
    }
}
