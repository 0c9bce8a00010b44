package dev.hintproof.processor.analysis;

import dev.hintproof.manifest.effect.Capability;
import dev.hintproof.processor.bytecode.ClassModel;
import dev.hintproof.processor.bytecode.MethodModel;
import dev.hintproof.processor.catalog.Rule;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Type;

/**
 * A call of a method that a catalog describes. What it can get hold of is gathered in a pool: the arguments, what they hold, what
 * the receiver holds, what callbacks return. From there it flows to callbacks, into what is changed, and to the result.
 */
final class DescribedCall {

    /** Methods that collections call of what they hold, however deep. */
    static final Set<String> DATA = Set.of("equals", "hashCode", "toString", "compareTo");

    /** For whatever method there is. */
    private static final Set<String> ANY = Set.of();

    private record Search(Set<String> names, Depth depth) {}

    private final World world;
    private final Call call;
    private final MethodModel method;
    private final Rule rule;
    private final boolean instance;
    private final Node receiver;
    private final Node pool;
    private final Node given;
    private final Node stored;
    private final Node returned;
    private final boolean holder;
    private final Set<Object> calledBack = new HashSet<>();
    private final Map<Search, Node> searches = new HashMap<>();
    private final Set<Capability> counted = new LinkedHashSet<>();
    private @Nullable Obj made;
    private @Nullable Node passed;
    private @Nullable Node used;

    DescribedCall(World world, Call call, Rule rule) {
        this.world = world;
        this.call = call;
        this.method = call.method();
        this.rule = rule;
        this.instance = !method.isStatic();
        this.receiver = new Node(call.startup());
        this.pool = new Node(call.startup());
        this.given = new Node(call.startup());
        this.stored = new Node(call.startup());
        this.returned = new Node(call.startup());
        this.holder = Holders.isHolder(world, method.owner().name());
    }

    Call call() {
        return call;
    }

    Rule rule() {
        return rule;
    }

    /** Adds an object that the method is called on. */
    void receiver(Obj object) {
        world.solver.add(receiver, object);
    }

    /** The node of an argument, counted without the receiver; an empty one where there is none. */
    Node argument(int index) {
        int at = index + (instance ? 1 : 0);
        return at < call.arguments().size() ? call.arguments().get(at) : new Node(call.startup());
    }

    int argumentCount() {
        return method.parameters().size();
    }

    Node receivers() {
        return receiver;
    }

    Node pool() {
        return pool;
    }

    /** Sets everything up; where receivers come one by one, they are added afterwards. */
    void setUp(boolean receiverFlows) {
        if (instance && receiverFlows && !call.arguments().isEmpty()) {
            world.solver.edge(
                    call.arguments().get(0),
                    receiver,
                    world.heap.filter(method.owner().name()));
        }
        if (rule.follows().isPresent() && world.reflection.follow(rule.follows().get(), this)) {
            return;
        }
        count();
        fillPool();
        change();
        callBack();
        use();
        result();
    }

    private void count() {
        if (!(rule.decider() instanceof Rule.Decider.OpenOptions)) {
            for (Capability one : rule.effects()) {
                count(one, null);
            }
        }
        Deciders.decide(world, this);
    }

    /** Counts an effect of the call, and lets what it makes carry it. */
    void count(Capability capability, @Nullable String why) {
        if (!counted.add(capability)) {
            return;
        }
        hit(capability, why);
        if (rule.carrier()) {
            if (method.isConstructor() || rule.result() instanceof Rule.Result.Same) {
                world.solver.listen(receiver, call.startup(), object -> carry(object, capability));
            } else {
                carry(made(), capability);
            }
        }
    }

    private void carry(Obj object, Capability capability) {
        if (object.kind() != Obj.Kind.VALUE) {
            world.solver.add(
                    world.heap.slot(object, Heap.CARRIES),
                    world.heap.capability(new Carried(
                            capability,
                            Labels.qualifiedBoundary(method),
                            Labels.boundary(method),
                            Labels.place(call.body().method().owner(), call.line()))));
        }
    }

    /** Counts an effect that something that was passed carries, or that can't be known. */
    void hit(Capability capability, @Nullable String why) {
        boolean scratch = capability.family().equals("fs") && world.temporaryFiles.isScratch(call.body(), call.site());
        if (call.counts() && !scratch) {
            String reason = capability == Capability.OPAQUE && why == null ? "what it does can't be known" : why;
            world.crossings.catalogued(
                    call.body(), call.line(), method, capability, rule.catalog(), rule.openWorld(), reason);
        }
    }

    /** An object that stands for what the call makes, with a mark that tells what it is. */
    Obj made(Object mark) {
        if (made == null) {
            made = world.heap.at(
                    call.body(),
                    Obj.Kind.FOREIGN,
                    List.of(call.site(), method, call.mode()),
                    method.returns().getInternalName(),
                    mark);
        }
        return made;
    }

    /** An object that stands for what the call makes. */
    Obj made() {
        if (made == null) {
            Type type = method.returns();
            String name = method.isConstructor()
                    ? method.owner().name()
                    : type.getSort() >= Type.ARRAY ? type.getInternalName() : Heap.OBJECT;
            made = world.heap.at(
                    call.body(), Obj.Kind.FOREIGN, List.of(call.site(), method, call.mode()), name, method);
        }
        return made;
    }

    private void fillPool() {
        world.solver.edge(returned, pool);
        world.solver.edge(given, stored);
        world.solver.edge(returned, given);
        for (int i = 0; i < argumentCount(); i++) {
            Node argument = argument(i);
            if (holder && isCalledBack(i) && isFunction(method.parameters().get(i))) {
                // A function that a collection calls for its elements is neither kept nor passed to itself.
                continue;
            }
            world.solver.edge(argument, pool);
            contents(argument, pool);
            if (!holder) {
                world.solver.edge(argument, given);
                contents(argument, given);
            } else if (Holders.isHolder(world, method.parameters().get(i))) {
                contents(argument, given);
            } else if (!isCalledBack(i) || !isFunction(method.parameters().get(i))) {
                world.solver.edge(argument, given);
                if (method.parameters().get(i).getDescriptor().equals("Ljava/lang/Class;")) {
                    contents(argument, given);
                }
            }
        }
        if (instance) {
            if (!isFunction(method.owner().name())) {
                contents(receiver, pool);
            }
            contents(receiver, stored);
        }
    }

    private static boolean isFunction(Type type) {
        return type.getSort() == Type.OBJECT && Holders.isFunction(type.getInternalName());
    }

    /** What a function of the JDK's own holds are functions that it calls; it passes none of them to another. */
    private static boolean isFunction(String type) {
        return type.startsWith("java/util/function/");
    }

    /** Whether an argument is a function that is called here; a collection doesn't keep such a one. */
    private boolean isCalledBack(int argument) {
        for (Rule.Callback one : rule.callbacks().orElse(List.of())) {
            if (one.method().isEmpty() && one.target() instanceof Rule.Slot.Argument slot && slot.index() == argument) {
                return true;
            }
        }
        return false;
    }

    private void contents(Node of, Node to) {
        world.solver.listen(of, call.startup(), object -> {
            if (holds(object)) {
                world.heap.read(object, Heap.CONTENTS, call.mode(), to, null);
            } else if (object.kind() == Obj.Kind.CLASS) {
                enumConstants(object, to);
            }
        });
    }

    /** What a class literal leads to: an enum's constants. */
    private void enumConstants(Obj literal, Node to) {
        if (literal.data() instanceof String name && !name.startsWith("[")) {
            ClassModel model = world.table.find(name);
            if (model != null && model.isEnum()) {
                if (method.owner().name().startsWith("java/util/Enum")) {
                    world.bodies.initialise(call.body(), model, call.line());
                }
                world.solver.add(to, world.described(model) ? world.heap.value(name) : world.heap.unknown(name));
            }
        }
    }

    private static boolean holds(Obj object) {
        return switch (object.kind()) {
            case MADE, ARRAY, FOREIGN, UNKNOWN, AMBIENT, ARGUMENT -> true;
            default -> false;
        };
    }

    private void change() {
        if (method.isConstructor()) {
            world.solver.listen(
                    receiver,
                    call.startup(),
                    object -> world.heap.write(object, Heap.CONTENTS, call.mode(), given, null));
        }
        if (rule.mutates().stream().anyMatch(slot -> slot instanceof Rule.Slot.Self)) {
            // It moves on, which shows only if it outlives the call, and changes nothing that it came from.
            world.solver.listen(receiver, call.startup(), object -> {
                if (object.outlives() && call.counts()) {
                    world.crossings.changed(call.body(), call.line(), object, changeLabel());
                }
            });
        }
        for (Rule.Slot slot : rule.mutates()) {
            Node what = slot instanceof Rule.Slot.This ? given : stored;
            for (Node node : nodes(slot)) {
                if (!(method.isConstructor() && node == receiver)) {
                    boolean wrapped = slot instanceof Rule.Slot.Contents
                            && method.owner().name().startsWith("java/io/");
                    world.solver.listen(node, call.startup(), object -> {
                        if (!wrapped || isStream(object)) {
                            changed(object, what);
                        }
                    });
                }
            }
        }
    }

    /** A stream passes changes on to the stream that it wraps, and to nothing else that it may hold. */
    private boolean isStream(Obj object) {
        return world.table.isSubtype(object.type(), "java/io/Closeable")
                || world.table.isSubtype(object.type(), "java/lang/Appendable");
    }

    /** The object holds more than before; what it held already, other receivers of this call don't get. */
    private void changed(Obj object, Node what) {
        boolean refuses = object.data() instanceof MethodModel maker && Holders.isUnmodifiable(maker);
        if (holds(object) && !refuses) {
            if (call.counts()) {
                world.crossings.changed(call.body(), call.line(), object, changeLabel());
            }
            if (rule.keeps()) {
                world.heap.write(object, Heap.CONTENTS, call.mode(), what, null);
            }
        }
    }

    private String changeLabel() {
        return Labels.boundary(method);
    }

    /** The nodes that a slot speaks of. */
    private List<Node> nodes(Rule.Slot slot) {
        List<Node> result = new ArrayList<>();
        if (slot instanceof Rule.Slot.This) {
            result.add(receiver);
        } else if (slot instanceof Rule.Slot.Argument a) {
            result.add(argument(a.index()));
        } else if (slot instanceof Rule.Slot.AllArguments) {
            for (int i = 0; i < argumentCount(); i++) {
                result.add(argument(i));
            }
        } else if (slot instanceof Rule.Slot.Contents) {
            result.add(contentsOf(receiver));
        } else if (slot instanceof Rule.Slot.ContentsOf c) {
            result.add(contentsOf(argument(c.index())));
        }
        return result;
    }

    private Node contentsOf(Node node) {
        Node result = new Node(call.startup());
        contents(node, result);
        return result;
    }

    /** How far a callback is looked for. */
    private enum Depth {
        /** Only the object itself. */
        ITSELF,
        /** Also what a function or task of the JDK's holds, but not what a collection holds. */
        FUNCTIONS,
        /** All that it holds. */
        ALL
    }

    private void callBack() {
        Optional<List<Rule.Callback>> callbacks = rule.callbacks();
        if (callbacks.isEmpty()) {
            callBack(pool, ANY, Depth.ALL);
            if (instance) {
                callBack(receiver, ANY, Depth.ALL);
            }
            return;
        }
        Map<Rule.Slot, Set<String>> data = new LinkedHashMap<>();
        for (Rule.Callback one : callbacks.get()) {
            boolean self =
                    one.target() instanceof Rule.Slot.This && one.method().isPresent();
            if (isData(one.method()) && !self) {
                data.computeIfAbsent(one.target(), k -> new TreeSet<>())
                        .add(one.method().orElseThrow());
                continue;
            }
            for (Node node : nodes(one.target())) {
                callBack(node, names(one.method()), self ? Depth.ITSELF : Depth.FUNCTIONS);
            }
        }
        data.forEach((target, names) -> {
            for (Node node : nodes(target)) {
                callBack(node, names, Depth.FUNCTIONS);
            }
        });
        if (instance && (holder || !callbacks.get().isEmpty())) {
            // What a collection of the program's own inherits works by what the program wrote.
            callBack(receiver, ANY, Depth.ITSELF);
        }
    }

    private static Set<String> names(Optional<String> name) {
        return name.isEmpty() ? ANY : Set.of(name.get());
    }

    private void callBack(Node node, Set<String> names, Depth depth) {
        world.solver.edge(node, searched(names, depth), DescribedCall::callable);
    }

    /** What can't be called and leads to nothing that can. */
    private static @Nullable Obj callable(@Nullable Obj object) {
        return object == null
                        || switch (object.kind()) {
                            case TEXT, VALUE, CLASS, CONSTANT, CAPABILITY -> true;
                            default -> false;
                        }
                ? null
                : object;
    }

    /** All that is found when it's searched for something to call; what it holds itself joins it as far as that counts. */
    private Node searched(Set<String> names, Depth depth) {
        Search search = new Search(names, depth);
        Node known = searches.get(search);
        if (known == null) {
            known = new Node(call.startup());
            searches.put(search, known);
            world.solver.listen(known, call.startup(), object -> callBack(object, names, depth));
        }
        return known;
    }

    /**
     * Calls an object back.
     *
     * @param names by which methods; any where there is none
     */
    private void callBack(Obj object, Set<String> names, Depth depth) {
        ClassModel followed = object.programClass();
        if (object.kind() == Obj.Kind.LAMBDA) {
            LambdaSite site = (LambdaSite) object.data();
            if (site != null && isCalled(names, site.method()) && once(object, "")) {
                world.lambdas.calledBack(call, object, this::passed, returned);
            }
            ClassModel made = world.table.find(object.type());
            if (made != null) {
                calledBack(object, made, names);
            }
        } else if (followed != null) {
            calledBack(object, followed, names);
        } else if (object.kind() == Obj.Kind.UNKNOWN) {
            unknownCalledBack(object, names);
        } else if (object.kind() == Obj.Kind.MEMBER && once(object, "")) {
            world.handles.calledBack(call, object, pool);
        } else if (holds(object) && searches(object, names, depth)) {
            world.heap.read(
                    object,
                    Heap.CONTENTS,
                    call.mode(),
                    searched(isData(names) ? names : ANY, depth),
                    DescribedCall::callable);
        }
    }

    private static boolean isCalled(Set<String> names, String method) {
        return names.isEmpty() || names.contains(method);
    }

    /** Calls what a class, or a lambda's interface, of the program overrides of described methods. */
    private void calledBack(Obj object, ClassModel model, Set<String> names) {
        for (MethodModel one : world.describedOverrides(model)) {
            if (isCalled(names, one.name()) && once(object, one)) {
                calledBack(object, one);
            }
        }
    }

    private boolean searches(Obj object, Set<String> names, Depth depth) {
        if (depth == Depth.ALL || isData(names)) {
            return depth != Depth.ITSELF;
        }
        return depth == Depth.FUNCTIONS && !world.traits(object.type()).holder() && object.kind() != Obj.Kind.ARRAY;
    }

    /** What a callback may be given: all of the pool, the receiver, and objects of the JDK's own that stand for what they hold. */
    private Node passed() {
        if (passed == null) {
            passed = new Node(call.startup());
            world.solver.edge(pool, passed);
            world.solver.edge(receiver, passed);
            Obj element = world.heap.at(
                    call.body(),
                    Obj.Kind.FOREIGN,
                    List.of(call.site(), method, call.mode(), "element"),
                    Heap.OBJECT,
                    null);
            world.solver.edge(stored, world.heap.slot(element, Heap.CONTENTS));
            world.solver.edge(receiver, element.base(call.startup()));
            world.solver.add(passed, element);
        }
        return passed;
    }

    /** The same for a parameter of a type: where it takes an exception, all that the program throws. */
    Node passed(Type parameter) {
        if (!isException(parameter)) {
            return passed();
        }
        Node all = new Node(call.startup());
        world.solver.edge(passed(), all);
        world.solver.edge(world.bodies.thrown(call.body()), all);
        return all;
    }

    private boolean isException(Type type) {
        return type.getSort() == Type.OBJECT && world.table.isSubtype(type.getInternalName(), "java/lang/Throwable");
    }

    private static boolean isData(Optional<String> name) {
        return name.isPresent() && DATA.contains(name.get());
    }

    private static boolean isData(Set<String> names) {
        return !names.isEmpty() && DATA.containsAll(names);
    }

    private boolean once(Object object, Object what) {
        return calledBack.add(List.of(object, what));
    }

    private void calledBack(Obj object, MethodModel target) {
        List<Node> arguments = new ArrayList<>();
        arguments.add(receiver);
        for (Type parameter : target.parameters()) {
            arguments.add(passed(parameter));
        }
        Call inner = new Call(
                call.body(), call.line(), -1, call.mode(), target, arguments, returned, Instance.Link.CALLBACK);
        world.calls.followed(inner, object);
    }

    private void unknownCalledBack(Obj object, Set<String> names) {
        if (object.data() instanceof dev.hintproof.processor.bounds.Bound bound) {
            if (call.counts()) {
                world.crossings.bound(call.body(), call.line(), Labels.boundary(method), bound);
            }
            return;
        }
        if (isData(names) || !call.counts()) {
            return;
        }
        if (world.described(object.type())) {
            if (world.traits(object.type()).open()) {
                fromOutside(object);
            }
        } else if (extendsOpen(object.type())) {
            Node made = world.startup.instancesOf(object.type());
            world.bodies.pend(call.body(), () -> {
                if (made.isEmpty() && !world.startup.hasVisibleImplementation(object.type())) {
                    fromOutside(object);
                }
            });
        }
    }

    private boolean extendsOpen(String type) {
        for (String one : world.table.supertypes(type)) {
            if (world.described(one)
                    && !one.equals(Heap.OBJECT)
                    && world.traits(one).open()) {
                return true;
            }
        }
        return false;
    }

    private void fromOutside(Obj object) {
        world.crossings.opaque(
                call.body(),
                call.line(),
                Labels.boundary(method),
                "it calls back a " + Labels.simple(object.type())
                        + " that comes from outside: nobody in the program is seen to make it",
                "@Plain on the parameter or field that it comes in by, if it keeps to that");
    }

    private void use() {
        if (!call.counts()) {
            return;
        }
        rule.need().ifPresent(need -> {
            for (Node node : nodes(need.value())) {
                world.solver.listen(node, false, object -> needed(object, need.otherwise()));
            }
            world.bodies.pend(call.body(), () -> {
                for (Node node : nodes(need.value())) {
                    if (node.isEmpty()) {
                        hit(need.otherwise(), "what it is given isn't shown to be made in this call");
                    }
                }
            });
        });
        if (rule.uses() && !method.isConstructor()) {
            use(receiver);
            for (int i = 0; i < argumentCount(); i++) {
                use(argument(i));
            }
        }
    }

    private void use(Node node) {
        world.solver.edge(node, usedObjects(), DescribedCall::carrier);
    }

    private static @Nullable Obj carrier(@Nullable Obj object) {
        return object != null && holds(object) ? object : null;
    }

    /** All that is used by the call, with what that holds. */
    private Node usedObjects() {
        if (used == null) {
            used = new Node(false);
            Node all = used;
            world.solver.listen(all, false, object -> {
                // Counts what a carrier carries that was made outside of the call; one made inside was counted there.
                if (object.outlives()) {
                    world.solver.listen(world.heap.slot(object, Heap.CARRIES), false, this::carried);
                }
                world.heap.read(object, Heap.CONTENTS, call.mode(), all, DescribedCall::carrier);
            });
        }
        return used;
    }

    private void carried(Obj capability) {
        if (capability.data() instanceof Carried carried && call.counts()) {
            world.crossings.carried(call.body(), call.line(), method, carried, rule);
        }
    }

    private void needed(Obj object, Capability otherwise) {
        if (holds(object)) {
            world.solver.add(usedObjects(), object);
        }
        if (!object.outlives() && object.programClass() == null) {
            return;
        }
        // One of the program's own classes says whatever the program likes, wherever it was made.
        world.bodies.pend(call.body(), () -> {
            if (!carriesSomething(object, new HashSet<>())) {
                hit(otherwise, "what it is given was made elsewhere");
            }
        });
    }

    private boolean carriesSomething(Obj object, Set<Obj> seen) {
        if (!seen.add(object) || object.kind() == Obj.Kind.UNKNOWN) {
            return false;
        }
        if (!world.heap.slot(object, Heap.CARRIES).isEmpty()) {
            return true;
        }
        for (Obj held : world.heap.slot(object, Heap.CONTENTS).objects()) {
            if (holds(held) && carriesSomething(held, seen)) {
                return true;
            }
        }
        return false;
    }

    private void result() {
        Type type = method.returns();
        Node to = call.result();
        if (to == null || type.getSort() < Type.ARRAY) {
            return;
        }
        if (isException(type) && world.table.isSubtype(method.owner().name(), "java/lang/Throwable")) {
            // What the JDK caught of the program's comes back as the cause of an exception of its own.
            world.solver.edge(world.bodies.thrown(call.body()), to, world.heap.filter(type.getInternalName()));
        }
        String name = type.getInternalName();
        if (Heap.VALUES.contains(name) || rule.result() instanceof Rule.Result.Value) {
            if (rule.carrier()) {
                world.solver.add(to, made());
            } else {
                world.solver.add(to, Texts.value(world, this, name));
            }
            return;
        }
        var filter = world.heap.filter(name);
        if (rule.result() instanceof Rule.Result.Same same) {
            same(same.slot(), to, filter);
        } else if (rule.result() instanceof Rule.Result.Open) {
            world.solver.add(to, world.heap.unknown(name));
        } else if (rule.result() instanceof Rule.Result.Fresh) {
            fresh(to);
        } else if (rule.result() instanceof Rule.Result.View view) {
            view(view.slot(), to);
        } else {
            fresh(to);
            world.solver.edge(pool, to, filter);
            world.solver.edge(receiver, to, filter);
            base(receiver);
            for (int i = 0; i < argumentCount(); i++) {
                base(argument(i));
            }
        }
    }

    private void same(Rule.Slot slot, Node to, java.util.function.@Nullable UnaryOperator<@Nullable Obj> filter) {
        boolean held = slot instanceof Rule.Slot.Contents || slot instanceof Rule.Slot.ContentsOf;
        for (Node node : nodes(slot)) {
            world.solver.edge(node, to, filter);
        }
        if (held) {
            // What a described holder holds may be an object of the JDK's own that stands between: an entry, a node.
            Obj element = made();
            world.solver.edge(stored, world.heap.slot(element, Heap.CONTENTS));
            base(receiver);
            world.solver.add(to, element);
            world.solver.edge(returned, to, filter);
        }
    }

    /** Makes the result an object that holds all that was passed, and nothing else happens. */
    void holdAll(@Nullable Object mark) {
        fillPool();
        Node to = call.result();
        if (mark != null) {
            Type type = method.returns();
            made = world.heap.at(
                    call.body(),
                    Obj.Kind.FOREIGN,
                    List.of(call.site(), method, call.mode()),
                    type.getInternalName(),
                    mark);
        }
        if (to != null) {
            fresh(to);
        }
    }

    private void fresh(Node to) {
        Obj object = made();
        Node held = world.heap.slot(object, Heap.CONTENTS);
        if (Holders.isMapped(method)) {
            world.solver.edge(returned, held);
            contents(returned, held);
            functions(held);
        } else if (!EnumElements.isNone(method)) {
            world.solver.edge(stored, held);
            functions(held);
            if (!holder) {
                world.solver.edge(receiver, held);
            }
        }
        if (Holders.isPassage(method)) {
            base(receiver);
        }
        EnumElements.add(world, this, held);
        world.solver.add(to, object);
    }

    /** A result may run later what it was given to run. */
    private void functions(Node held) {
        for (int i = 0; i < argumentCount(); i++) {
            if (isCalledBack(i)) {
                world.solver.edge(argument(i), held);
            }
        }
    }

    private void view(Rule.Slot slot, Node to) {
        Obj object = made();
        Node held = world.heap.slot(object, Heap.CONTENTS);
        world.solver.edge(stored, held);
        for (Node node : nodes(slot)) {
            base(node);
            contents(node, held);
        }
        if (method.name().equals("entrySet")) {
            entries(held);
        }
        world.solver.add(to, object);
    }

    /** A map's entries stand between the set of them and the keys and values. */
    private void entries(Node held) {
        Obj entry = world.heap.at(
                call.body(),
                Obj.Kind.FOREIGN,
                List.of(call.site(), method, call.mode(), "entry"),
                "java/util/Map$Entry",
                null);
        world.solver.edge(held, world.heap.slot(entry, Heap.CONTENTS), one -> one == entry ? null : one);
        world.solver.edge(receiver, entry.base(call.startup()));
        world.solver.add(held, entry);
    }

    private void base(Node node) {
        world.solver.edge(node, made().base(call.startup()));
    }
}
