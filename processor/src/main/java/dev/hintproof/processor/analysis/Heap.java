package dev.hintproof.processor.analysis;

import dev.hintproof.processor.bounds.Bound;
import dev.hintproof.processor.bounds.VouchSpec;
import dev.hintproof.processor.bytecode.ClassModel;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Type;

/** Abstract objects, what they hold, and which of them can be of which type. */
final class Heap {

    /** The slot of what a holder holds, an array's elements among it. */
    static final Object CONTENTS = "contents";

    /** What an array without elements is marked with: nothing in it can change. */
    static final Object EMPTY = "empty";

    /** The slot of the capabilities that a carrier carries. */
    static final Object CARRIES = "carries";

    /** Types whose objects hold nothing and don't change. */
    static final Set<String> VALUES = Set.of(
            "java/lang/String",
            "java/lang/Boolean",
            "java/lang/Byte",
            "java/lang/Character",
            "java/lang/Short",
            "java/lang/Integer",
            "java/lang/Long",
            "java/lang/Float",
            "java/lang/Double",
            "java/lang/Void",
            "java/math/BigDecimal",
            "java/math/BigInteger",
            "java/util/UUID");

    static final String OBJECT = "java/lang/Object";

    private static final Object EXCEPTION = "exception";

    private static final Object COARSE = "a library's";

    /** What an exception is asked for is never a text whose words matter: a message taken back out of it counts as unknown. */
    private static @Nullable Obj withoutText(@Nullable Obj object) {
        return object == null || object.kind() == Obj.Kind.TEXT || object.kind() == Obj.Kind.VALUE ? null : object;
    }

    static final String STRING = "java/lang/String";

    private record Key(
            Obj.Kind kind, Object where, @Nullable Object what) {}

    /** How many fields a message names at most. */
    private static final int NAMED = 3;

    private record Written(Obj view, Mode mode, Node from) {}

    private final World world;
    private final Set<Written> written = new HashSet<>();
    private final Map<Key, Obj> program = new HashMap<>();
    private final Map<Key, Obj> call = new HashMap<>();
    private final Map<String, UnaryOperator<@Nullable Obj>> filters = new HashMap<>();
    private final Map<String, UnaryOperator<@Nullable Obj>> vouchedFilters = new HashMap<>();
    private final Map<String, BoundedPlace> boundedPlaces = new TreeMap<>();
    private final List<Obj> overlaid = new ArrayList<>();
    private final List<Obj> made = new ArrayList<>();
    private final Map<String, List<Node>> slotsByName = new LinkedHashMap<>();

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

    /**
     * Where something is put that a bound describes.
     *
     * @param what the parameter or field
     * @param owner the class that declares it
     * @param bound what it admits
     * @param values all that the program puts there
     */
    record BoundedPlace(String what, ClassModel owner, Bound bound, Node values) {}

    /** The node that gathers all that the program puts into a bounded place. */
    Node boundedPlace(String what, ClassModel owner, Bound bound) {
        return boundedPlaces
                .computeIfAbsent(what, w -> new BoundedPlace(w, owner, bound, new Node(true)))
                .values();
    }

    /** All bounded places that were come by. */
    Collection<BoundedPlace> boundedPlaces() {
        return boundedPlaces.values();
    }

    /** A value from outside that keeps a bound. */
    Obj bounded(String type, Bound bound) {
        return program.computeIfAbsent(
                new Key(Obj.Kind.UNKNOWN, type, bound), k -> new Obj(k.kind(), type, true, bound, null));
    }

    /** What is vouched for, and by what. */
    record VouchedValue(String what, VouchSpec spec) {}

    /** What comes out of a vouched field: described objects as they are, code as a value that the vouch stands for. */
    UnaryOperator<@Nullable Obj> vouchedFilter(Type type, String what, VouchSpec spec) {
        String name = type.getInternalName();
        return vouchedFilters.computeIfAbsent(what, w -> object -> {
            Obj narrowed = object == null ? null : narrow(object, name);
            boolean code = narrowed != null
                    && (narrowed.kind() == Obj.Kind.UNKNOWN
                            || narrowed.kind() == Obj.Kind.LAMBDA
                            || narrowed.programClass() != null);
            return code ? vouched(name, new VouchedValue(what, spec)) : narrowed;
        });
    }

    private Obj vouched(String type, VouchedValue vouch) {
        return program.computeIfAbsent(
                new Key(Obj.Kind.UNKNOWN, type, vouch), k -> new Obj(k.kind(), type, true, vouch, null));
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

    Obj capability(Carried carried) {
        return program.computeIfAbsent(
                new Key(Obj.Kind.CAPABILITY, carried, null), k -> new Obj(k.kind(), OBJECT, false, carried, null));
    }

    Obj member(Member member, String type) {
        return program.computeIfAbsent(
                new Key(Obj.Kind.MEMBER, member, type), k -> new Obj(k.kind(), type, false, member, null));
    }

    Obj ambient(ClassModel model) {
        return program.computeIfAbsent(new Key(Obj.Kind.AMBIENT, model.name(), null), k -> {
            Obj object = new Obj(k.kind(), model.name(), true, null, model);
            made.add(object);
            return object;
        });
    }

    /** The object that a place makes; the place is part of the call or of the program, as the body that it stands in. */
    Obj at(Instance body, Obj.Kind kind, Object site, String type, @Nullable Object data) {
        Map<Key, Obj> map = body.startup() ? program : call;
        Key key = key(body, kind, site, type, data);
        Obj known = map.get(key);
        if (known == null) {
            ClassModel model = type.startsWith("[") ? null : world.table.find(type);
            boolean followed = model != null && !world.described(model);
            boolean exact = kind == Obj.Kind.MADE || kind == Obj.Kind.ARGUMENT;
            known = new Obj(kind, type, body.startup(), data, followed && exact ? model : null);
            if (!body.startup()) {
                known.markOfCall();
            }
            map.put(key, known);
            if (body.startup()) {
                made.add(known);
            }
        }
        return known;
    }

    private Key key(Instance body, Obj.Kind kind, Object site, String type, @Nullable Object data) {
        if (kind == Obj.Kind.MADE && isDescribedException(type)) {
            return new Key(kind, EXCEPTION, type);
        }
        if (kind != Obj.Kind.LAMBDA && kind != Obj.Kind.TEXT && world.isCoarse(body.method())) {
            // Data tells objects of one type apart where it matters: what made it, or that it's empty.
            return new Key(kind, COARSE, Arrays.asList(type, data));
        }
        return new Key(kind, body, List.of(site, type));
    }

    /**
     * An exception of the JDK's or a library's is one object for each type: all that is thrown can get to all that catches, and each
     * holds those that it suppresses, so telling them apart would cost the square of their number and tell nothing.
     */
    private boolean isDescribedException(String type) {
        return world.table.isSubtype(type, "java/lang/Throwable") && world.described(type);
    }

    /** Lets what a slot holds flow on, what the call wrote there included. */
    void read(Obj object, Object slot, Mode mode, Node to, @Nullable UnaryOperator<@Nullable Obj> filter) {
        if (object.kind() == Obj.Kind.UNKNOWN && slot == CONTENTS && holdsAnything(object.type())) {
            Obj held = unknown(elementOf(object.type()));
            world.solver.add(to, filter == null ? held : filter.apply(held));
        }
        Obj original = object.original();
        if (original != null && original != object) {
            read(original, slot, mode, to, filter);
        }
        world.solver.edge(slot(object, slot), to, filter);
        if (mode != Mode.STARTUP && shared(object)) {
            world.solver.edge(overlay(object, slot), to, filter);
        }
    }

    private static String elementOf(String type) {
        if (type.startsWith("[L")) {
            return type.substring(2, type.length() - 1);
        }
        return type.startsWith("[[") ? type.substring(1) : OBJECT;
    }

    /** Lets what the call itself wrote into a slot flow on, but not what was there before. */
    void readOwn(Obj object, Object slot, Node to, @Nullable UnaryOperator<@Nullable Obj> filter) {
        world.solver.edge(overlay(object, slot), to, filter);
    }

    private boolean holdsAnything(String type) {
        return type.startsWith("[")
                || (Holders.isHolder(world, type) && !world.traits(type).immutable());
    }

    /** Lets what is in a node flow into a slot; during the call, into what the call keeps apart of objects that outlive it. */
    void write(Obj object, Object slot, Mode mode, Node from, @Nullable UnaryOperator<@Nullable Obj> filter) {
        Node to = mode != Mode.STARTUP && shared(object) ? overlay(object, slot) : slot(object, slot);
        boolean exception = object.kind() == Obj.Kind.MADE && isDescribedException(object.type());
        world.solver.edge(from, to, exception && slot == CONTENTS ? Heap::withoutText : filter);
        Node through = slot == CONTENTS && !Holders.isPassage(object.type()) ? object.base() : null;
        if (through != null && written.add(new Written(object, mode, from))) {
            world.solver.listen(through, mode == Mode.STARTUP, base -> {
                if (base != object) {
                    write(base, slot, mode, from, filter);
                }
            });
        }
    }

    /** The node of a slot; for reading and writing in bodies use {@link #read} and {@link #write}. */
    Node slot(Obj object, Object slot) {
        Node known = object.slots().get(slot);
        if (known == null) {
            known = isOfProgram(object) ? new Node(true, new Node.Slot(object, slot)) : new Node(shared(object));
            object.slots().put(slot, known);
            if (isOfProgram(object) && slot instanceof String name) {
                slotsByName.computeIfAbsent(name, n -> new ArrayList<>()).add(known);
            }
        }
        return known;
    }

    /** Whether it is there for all calls: a text or a constant that the call itself makes is not. */
    private static boolean isOfProgram(Obj object) {
        return shared(object) && !object.isOfCall();
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

    /** All objects that places outside of the call make, and those that containers make, in the order in which they came up. */
    List<Obj> ofProgram() {
        return made;
    }

    /** What holds an object that outlives the call, for people: fields, if need be those of a holder; null if none is known. */
    @Nullable
    String holdersOf(Obj object) {
        TreeSet<String> names = new TreeSet<>();
        Set<Obj> seen = new HashSet<>();
        Deque<Obj> open = new ArrayDeque<>();
        open.add(object);
        while (!open.isEmpty() && names.isEmpty()) {
            Obj held = open.remove();
            if (seen.add(held)) {
                holders(held, names, open);
            }
        }
        return names.isEmpty()
                ? null
                : String.join(", ", names.stream().limit(NAMED).toList());
    }

    /** The slots that hold an object directly, as far as they outlive the call. */
    List<Object> slotsOf(Obj object) {
        return object.heldBy().stream().map(Node.Slot::name).toList();
    }

    /** Whether something that outlives the call sees the object without holding it: code that captured it, or a view of it that is kept. */
    boolean isSeenThrough(Obj object) {
        for (Obj one : program.values()) {
            if (captures(one, object)) {
                return true;
            }
            if (one != object && one.base() != null && one.base().holds(object) && isKept(one, object)) {
                return true;
            }
        }
        return false;
    }

    private static boolean captures(Obj one, Obj object) {
        return one.data() instanceof LambdaSite site
                && site.captured().stream().anyMatch(captured -> captured.holds(object));
    }

    /** Whether a view is held by anything beside what it shows. */
    private boolean isKept(Obj view, Obj shown) {
        return view.heldBy().stream().anyMatch(slot -> slot.holder() != shown && slot.holder() != view)
                || program.values().stream().anyMatch(one -> captures(one, view));
    }

    /** Whether some code names a field by reflection. */
    boolean isNamed(String owner, String name) {
        for (Obj one : program.values()) {
            Object data = one.data() instanceof Member.Accessor accessor ? accessor.field() : one.data();
            if (data instanceof Member.Field field
                    && field.owner().equals(owner)
                    && field.name().equals(name)) {
                return true;
            }
        }
        return false;
    }

    /** The holders that slots of the program's objects hold whose names pass, with all holders in them. */
    Set<Obj> heldIn(Predicate<String> slots) {
        Set<Obj> found = new HashSet<>();
        Deque<Obj> open = new ArrayDeque<>();
        slotsByName.forEach((name, nodes) -> {
            if (slots.test(name)) {
                nodes.forEach(node -> open.addAll(node.objects()));
            }
        });
        while (!open.isEmpty()) {
            Obj object = open.remove();
            if (isHolder(object) && found.add(object)) {
                open.addAll(slot(object, CONTENTS).objects());
            }
        }
        return found;
    }

    private boolean isHolder(Obj object) {
        ClassModel model = object.programClass();
        if (model != null) {
            return !world.readers.isSimple(model);
        }
        return object.kind() == Obj.Kind.ARRAY || Holders.isHolder(world, object.type());
    }

    /** Whether something passes that the holders in the slots of a name hold, directly or by holders in them. */
    boolean anyHeldBy(String slot, Predicate<Obj> test) {
        for (Node node : slotsByName.getOrDefault(slot, List.of())) {
            for (Obj holder : node.objects()) {
                boolean holds = holder.kind() != Obj.Kind.LAMBDA && (holder.programClass() == null || isHolder(holder));
                if (holds && slot(holder, CONTENTS).objects().stream().anyMatch(test)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static void holders(Obj held, Set<String> names, Deque<Obj> open) {
        for (Node.Slot slot : held.heldBy()) {
            if (slot.name() instanceof String name && name.indexOf(':') > 0) {
                String field = name.substring(0, name.indexOf(':'));
                int dot = field.lastIndexOf('.');
                names.add(Labels.simple(field.substring(0, dot)) + field.substring(dot));
            } else if (slot.name() == CONTENTS) {
                open.add(slot.holder());
            }
        }
    }

    /** Forgets what belongs to the call that was looked at. */
    void dropCall() {
        call.clear();
        written.removeIf(one -> one.mode() != Mode.STARTUP);
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
            case FOREIGN -> foreign(object, type, is);
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

    private @Nullable Obj foreign(Obj object, String type, boolean is) {
        if (is || isProxy(object, type)) {
            return object;
        }
        if (!castsTo(object, type) || (object.type().equals(OBJECT) && Holders.isFunction(type))) {
            return null;
        }
        return VALUES.contains(type) ? value(type) : object;
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
        // What the JDK makes is of no class beside the one that it says, but may be of further interfaces.
        return to.isInterface() && !from.isFinal() && !Holders.areDisjoint(world, object.type(), type);
    }

    private boolean isProxy(Obj object, String type) {
        ClassModel to = world.table.find(type);
        return Proxies.PROXY.equals(object.data()) && to != null && to.isInterface();
    }

    private @Nullable Obj narrowUnknown(Obj object, String type) {
        if (object.data() instanceof Bound bound) {
            return bounded(type, bound);
        }
        if (object.data() instanceof VouchedValue vouch) {
            return vouched(type, vouch);
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
