package dev.hintproof.processor.analysis;

import dev.hintproof.manifest.effect.Capability;
import dev.hintproof.processor.bounds.Bound;
import dev.hintproof.processor.bounds.VouchSpec;
import dev.hintproof.processor.bytecode.ClassModel;
import dev.hintproof.processor.bytecode.ClassTable;
import dev.hintproof.processor.bytecode.MethodModel;
import dev.hintproof.processor.bytecode.Origin;
import dev.hintproof.processor.catalog.Rule;
import dev.hintproof.processor.ir.Op;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** Finds out what each call runs, and enters it. */
final class Calls {

    private record DescribedKey(Instance body, int site, MethodModel method, Mode mode) {}

    private record Asked(Call call, String type) {}

    private record Overriders(Instance body, int site, String type, MethodModel method) {}

    private final World world;
    private final Map<DescribedKey, DescribedCall> programCalls = new HashMap<>();
    private final Map<DescribedKey, DescribedCall> calls = new LinkedHashMap<>();
    private final Map<Asked, Node> unknownReceivers = new LinkedHashMap<>();
    private final Set<Overriders> overriders = new HashSet<>();
    private final Set<Overriders> copies = new HashSet<>();
    private Set<String> alive = Set.of();

    Calls(World world) {
        this.world = world;
    }

    /** Says which classes are initialised before the call begins: the tool's own, as it is called on a live object. */
    void alive(Set<String> classes) {
        alive = classes;
    }

    boolean isAlive(String name) {
        return alive.contains(name);
    }

    /** A call instruction. */
    void invoke(Instance body, Op.Invoke i, int site) {
        List<Node> arguments = new ArrayList<>();
        for (List<Integer> one : i.arguments()) {
            arguments.add(world.bodies.operand(body, one));
        }
        Node result = i.result() < 0 ? null : body.value(i.result());
        call(
                body,
                i.line(),
                site,
                i.opcode(),
                i.owner(),
                i.name(),
                i.descriptor(),
                arguments,
                result,
                Instance.Link.CALL);
    }

    /** A call by its symbolic reference. */
    void call(
            Instance body,
            int line,
            int site,
            int opcode,
            String owner,
            String name,
            String descriptor,
            List<Node> arguments,
            @Nullable Node result,
            Instance.Link link) {
        if (world.handles.isPolymorphic(owner, name)) {
            world.handles.polymorphic(body, line, site, owner, name, descriptor, arguments, result);
            return;
        }
        MethodModel resolved = world.table.resolve(owner, name, descriptor);
        if (resolved == null) {
            unresolved(body, line, owner, name);
            return;
        }
        Call call = new Call(body, line, site, body.mode(), resolved, arguments, result, link);
        if (opcode == Opcodes.INVOKESTATIC) {
            world.bodies.initialise(body, resolved.owner(), line);
            enter(call, null);
        } else if (opcode == Opcodes.INVOKESPECIAL || resolved.isPrivate() || resolved.isStatic()) {
            enter(call, null);
        } else {
            virtual(call);
        }
    }

    private void unresolved(Instance body, int line, String owner, String name) {
        if (world.table.find(owner) == null) {
            world.bodies.missing(body, line, owner);
        } else {
            world.crossings.opaque(
                    body,
                    line,
                    Labels.simple(owner) + "." + name,
                    "no such method is found in " + Labels.qualified(owner) + " or its supertypes",
                    null);
        }
    }

    /** A call that selects its method by the receiver. */
    void virtual(Call call) {
        Call inner = call;
        Optional<VouchSpec> vouch = world.declarations.vouch(call.method());
        Optional<Bound> bound = world.declarations.bound(call.method());
        if (vouch.isPresent()) {
            vouched(call, vouch.get());
            inner = call.muted();
        } else if (bound.isPresent()) {
            bounded(call, bound.get());
            inner = isBelieved(call.method()) ? call.muted() : call;
        }
        Call dispatched = inner;
        world.solver.listen(call.arguments().get(0), call.startup(), object -> dispatch(dispatched, object));
    }

    /** Whether a bound is checked where it stands; one that is only known as a class file is checked by following it here. */
    private static boolean isBelieved(MethodModel method) {
        return method.owner().origin() == Origin.MODULE;
    }

    private void vouched(Call call, VouchSpec spec) {
        if (call.counts()) {
            world.crossings.vouch(call.body(), call.line(), Labels.method(call.method()), spec);
        }
    }

    private void bounded(Call call, Bound bound) {
        if (call.counts()) {
            world.crossings.bound(call.body(), call.line(), Labels.method(call.method()), bound);
            if (call.method().isAbstract()) {
                world.crossings.assume(
                        call.body(), "bound:" + call.method().owner().name());
            }
        }
    }

    private void dispatch(Call call, Obj object) {
        ClassModel followed = object.programClass();
        switch (object.kind()) {
            case UNKNOWN -> unknown(call, object);
            case LAMBDA -> world.lambdas.call(call, object);
            case CAPABILITY -> {}
            case ARRAY -> array(call, object);
            case FOREIGN, VALUE, MADE, AMBIENT, ARGUMENT, TEXT, CLASS, CONSTANT, MEMBER -> {
                if (followed != null) {
                    closedWorld(call, object);
                    MethodModel target = world.table.select(followed.name(), call.method());
                    if (target != null) {
                        enter(call.with(target), object);
                    }
                } else {
                    if (Proxies.PROXY.equals(object.data()) && call.method().isOverridable()) {
                        world.proxies.proxied(call, object);
                    }
                    if (world.described(call.method().owner())) {
                        enter(call.with(specific(object, call.method())), object);
                    }
                }
            }
        }
    }

    /** That no other class implements a type is an assumption where the object comes from outside of the call (rule 10). */
    private void closedWorld(Call call, Obj object) {
        ClassModel owner = call.method().owner();
        boolean open = owner.isAbstract() || (call.method().isOverridable() && world.startup.isExtended(owner));
        if (object.outlives() && open && call.counts() && !world.described(owner)) {
            world.crossings.assume(call.body(), "closed-world:" + owner.name());
        }
    }

    private MethodModel specific(Obj object, MethodModel resolved) {
        MethodModel found = world.table.resolve(object.type(), resolved.name(), resolved.descriptor());
        return found == null ? resolved : found;
    }

    private void array(Call call, Obj object) {
        if (call.method().name().equals("clone") && call.result() != null) {
            Obj copy = world.heap.at(call.body(), Obj.Kind.ARRAY, call.site(), object.type(), null);
            world.heap.read(object, Heap.CONTENTS, call.mode(), world.heap.slot(copy, Heap.CONTENTS), null);
            world.solver.add(call.result(), copy);
        }
    }

    private void unknown(Call call, Obj object) {
        String type = object.type();
        if (object.data() instanceof Bound bound) {
            if (call.counts()) {
                world.crossings.bound(call.body(), call.line(), Labels.method(call.method()), bound);
                world.crossings.assume(call.body(), "bound:" + type);
            }
            fromOutside(call);
            return;
        }
        if (object.data() instanceof Heap.VouchedValue vouch) {
            if (call.counts()) {
                world.crossings.vouch(call.body(), call.line(), vouch.what(), vouch.spec());
            }
            fromOutside(call);
            return;
        }
        if (!world.described(type)) {
            unknownReceivers.computeIfAbsent(new Asked(call, type), a -> world.startup.instancesOf(type));
            return;
        }
        String owner = call.method().owner().name();
        if (!world.described(owner)) {
            if (world.table.isSubtype(owner, type)) {
                ofOwner(call, owner);
            }
            return;
        }
        if (!type.equals(owner) && world.table.isSubtype(owner, type)) {
            unknown(call, world.heap.unknown(owner));
            return;
        }
        MethodModel target = specific(object, call.method());
        if (world.traits(type).open() && !target.owner().name().equals(Heap.OBJECT)) {
            open(call, type);
            fromOutside(call);
            return;
        }
        enter(call.with(target), object);
        if (overriders.add(new Overriders(call.body(), call.site(), type, call.method()))) {
            for (String one : world.startup.overridersMade(type, target.name(), target.descriptor())) {
                world.solver.listen(world.startup.instancesOf(one), call.startup(), made -> dispatch(call, made));
            }
        }
    }

    /** Nothing but a wider type is known of the receiver, which must be of the method's own. */
    private void ofOwner(Call call, String owner) {
        unknownReceivers.computeIfAbsent(new Asked(call, owner), a -> world.startup.instancesOf(owner));
        if (overriders.add(new Overriders(call.body(), call.site(), owner, call.method()))) {
            world.solver.listen(world.startup.instancesOf(owner), call.startup(), made -> dispatch(call, made));
        }
    }

    private void open(Call call, String type) {
        if (call.counts()) {
            world.crossings.opaque(
                    call.body(),
                    call.line(),
                    Labels.boundary(call.method()),
                    "the " + Labels.simple(type) + " comes from outside: nobody in the program is seen to make it",
                    "@Plain on the parameter or field that it comes in by, if it keeps to that");
        }
    }

    private void fromOutside(Call call) {
        Type returns = call.method().returns();
        if (call.result() != null && returns.getSort() >= Type.ARRAY) {
            world.solver.add(call.result(), world.heap.unknown(returns.getInternalName()));
        }
    }

    /** {@code Object.clone}: a new object whose fields hold what those of the first one hold. */
    private void copy(Call call) {
        Node result = call.result();
        if (result == null || !copies.add(new Overriders(call.body(), call.site(), Heap.OBJECT, call.method()))) {
            return;
        }
        world.solver.listen(call.arguments().get(0), call.startup(), object -> {
            if (object.kind() == Obj.Kind.ARRAY) {
                array(call, object);
            } else if (object.programClass() == null || object.original() != null) {
                world.solver.add(result, object);
            } else {
                Obj copy = world.heap.at(
                        call.body(), Obj.Kind.MADE, List.of(call.site(), "clone", object), object.type(), null);
                if (copy != object) {
                    copy.copyOf(object);
                }
                if (call.startup()) {
                    world.startup.register(copy);
                }
                world.solver.add(result, copy);
            }
        });
    }

    /** Enters a method that is known exactly. */
    void enter(Call call, @Nullable Obj receiver) {
        if (call.method().name().equals("clone") && call.method().owner().name().equals(Heap.OBJECT)) {
            copy(call);
        } else if (world.described(call.method().owner())) {
            described(call, receiver);
        } else {
            followed(call, receiver);
        }
    }

    private void described(Call call, @Nullable Obj receiver) {
        MethodModel method = call.method();
        DescribedKey key = new DescribedKey(call.body(), call.site(), method, call.mode());
        Map<DescribedKey, DescribedCall> map = call.startup() ? programCalls : calls;
        DescribedCall known = map.get(key);
        if (known == null) {
            Optional<Rule> rule = world.catalog.rule(method.owner().name(), method.name(), method.descriptor());
            if (rule.isEmpty()) {
                if (call.counts()) {
                    world.crossings.opaque(
                            call.body(),
                            call.line(),
                            Labels.qualifiedBoundary(method),
                            "no catalog describes it",
                            Crossings.catalogRemedy(method));
                }
                fromOutside(call);
                return;
            }
            known = new DescribedCall(world, call, rule.get());
            map.put(key, known);
            known.setUp(receiver == null);
        }
        if (receiver != null) {
            known.receiver(receiver);
        }
    }

    /** Enters a method whose body is followed. */
    void followed(Call call, @Nullable Obj receiver) {
        MethodModel target = call.method();
        Mode mode = call.mode();
        Optional<VouchSpec> vouch = world.declarations.vouch(target);
        if (vouch.isPresent()) {
            vouched(call, vouch.get());
            mode = call.muted().mode();
        } else {
            Optional<Bound> bound = world.declarations.bound(target);
            if (bound.isPresent()) {
                bounded(call, bound.get());
                mode = isBelieved(target) ? call.muted().mode() : mode;
            }
        }
        if (target.isNative()) {
            if (call.counts() && vouch.isEmpty()) {
                world.crossings.nativeCode(call.body(), call.line(), target);
            }
            fromOutside(call);
            return;
        }
        if (target.hasCode()) {
            connect(call, callee(call, target, mode), receiver);
        }
    }

    private Instance callee(Call call, MethodModel target, Mode mode) {
        if (call.startup() && canWait(call, target)) {
            return world.bodies.laterBody(target, call.body(), call.site());
        }
        return call.site() < 0
                ? world.bodies.body(target, mode, null)
                : world.bodies.body(target, call.body(), mode, call.site());
    }

    /** Whether a library's method gives nothing back. */
    private static boolean canWait(Call call, MethodModel target) {
        return target.owner().origin() == Origin.DEPENDENCY && !target.isConstructor() && call.result() == null;
    }

    /** Lets arguments flow into a body and its result out of it. */
    void connect(Call call, Instance callee, @Nullable Obj receiver) {
        MethodModel target = callee.method();
        int shift = target.isStatic() ? 0 : 1;
        List<Node> arguments = call.arguments();
        if (call.link() != Instance.Link.OVERRIDE) {
            callee.markCalled();
        }
        if (shift == 1) {
            if (receiver != null) {
                world.solver.add(callee.incoming(0), receiver);
            } else if (!arguments.isEmpty()) {
                world.solver.edge(
                        arguments.get(0),
                        callee.incoming(0),
                        world.heap.filter(target.owner().name()));
            }
        }
        for (int i = 0; i < target.parameters().size() && i + shift < arguments.size(); i++) {
            Type type = target.parameters().get(i);
            if (type.getSort() == Type.OBJECT) {
                world.solver.edge(
                        arguments.get(i + shift),
                        callee.incoming(i + shift),
                        world.heap.filter(type.getInternalName()));
            } else if (type.getSort() == Type.ARRAY) {
                world.solver.edge(arguments.get(i + shift), callee.incoming(i + shift));
            }
        }
        if (call.result() != null) {
            world.solver.edge(callee.result(), call.result());
        }
        if (call.counts() && callee.mode() == Mode.REACH) {
            call.body().edges().add(new Instance.Edge(callee, call.line(), call.link()));
        }
    }

    /** Enters a method that described code may call on an object, now that there is one (rule 3). */
    void enterOverride(Instance body, MethodModel method, Obj object, int line) {
        followed(new Call(body, line, -1, body.mode(), method, List.of(), null, Instance.Link.OVERRIDE), object);
    }

    /** Reads a field of a described class. */
    void describedField(Instance body, Op.GetField g, ClassTable.FieldModel field) {
        if (g.result() < 0) {
            return;
        }
        Node to = body.value(g.result());
        Type type = Type.getType(g.descriptor());
        String owner = field.owner().name();
        Optional<Rule> rule = field.isStatic() ? world.catalog.field(owner, g.name()) : Optional.empty();
        if (rule.isPresent()) {
            carrierField(body, g, rule.get(), to);
        } else if (field.isStatic()
                && (field.owner().isEnum() || isConstant(field))
                && type.getSort() == Type.OBJECT
                && type.getInternalName().equals(owner)) {
            world.solver.add(to, world.heap.constant(owner, g.name()));
        } else if (g.object() != null) {
            inherited(body, g, type, to);
        } else if (type.getSort() >= Type.ARRAY) {
            world.solver.add(to, world.heap.value(type.getInternalName()));
        }
    }

    /** Whether a field is a constant in the manner of an enum's, as those that were enums once are. */
    private boolean isConstant(ClassTable.FieldModel field) {
        return (field.node().access & Opcodes.ACC_FINAL) != 0
                && !field.owner().isJdk()
                && world.traits(field.owner().name()).immutable();
    }

    /** Reads a field that a class of the program inherits from a described one: anything that the object holds can be in it. */
    private void inherited(Instance body, Op.GetField g, Type type, Node to) {
        Node objects = world.bodies.operand(body, java.util.Objects.requireNonNull(g.object()));
        if (type.getSort() == Type.ARRAY) {
            Obj array = world.heap.at(body, Obj.Kind.ARRAY, g.owner() + "." + g.name(), type.getDescriptor(), null);
            Node held = world.heap.slot(array, Heap.CONTENTS);
            world.solver.listen(
                    objects, body.startup(), object -> world.heap.read(object, Heap.CONTENTS, body.mode(), held, null));
            world.solver.edge(objects, array.base(body.startup()));
            world.solver.add(to, array);
        } else if (type.getSort() == Type.OBJECT) {
            world.solver.add(to, world.heap.value(type.getInternalName()));
            world.solver.listen(
                    objects,
                    body.startup(),
                    object -> world.heap.read(
                            object, Heap.CONTENTS, body.mode(), to, world.heap.filter(type.getInternalName())));
        }
    }

    /** Writes a field that a class of the program inherits from a described one: the object holds the value. */
    void inherited(Instance body, Op.PutField p) {
        Node value = world.bodies.operand(body, p.value());
        world.solver.listen(
                world.bodies.operand(body, java.util.Objects.requireNonNull(p.object())),
                body.startup(),
                object -> world.heap.write(object, Heap.CONTENTS, body.mode(), value, null));
    }

    private void carrierField(Instance body, Op.GetField g, Rule rule, Node to) {
        Type type = Type.getType(g.descriptor());
        Obj made = world.heap.at(body, Obj.Kind.FOREIGN, g.owner() + "." + g.name(), type.getInternalName(), null);
        world.solver.add(to, made);
        for (Capability capability : rule.effects()) {
            if (rule.carrier()) {
                world.solver.add(
                        world.heap.slot(made, Heap.CARRIES),
                        world.heap.capability(new Carried(
                                capability,
                                Labels.qualified(g.owner()) + "." + g.name(),
                                Labels.simple(g.owner()) + "." + g.name(),
                                Labels.place(body.method().owner(), g.line()))));
            }
            world.crossings.fieldRead(body, g, capability, rule);
        }
    }

    /**
     * Decides, once nothing flows any more, about receivers of which nothing but the type is known.
     *
     * @return whether something new came up
     */
    boolean decideUnknown() {
        for (Map.Entry<Asked, Node> one : unknownReceivers.entrySet()) {
            Call call = one.getKey().call();
            String type = one.getKey().type();
            if (!call.counts()) {
                continue;
            }
            boolean none = one.getValue().isEmpty()
                    && world.declarations.bound(call.method()).isEmpty();
            if (none) {
                world.crossings.opaque(
                        call.body(),
                        call.line(),
                        Labels.method(call.method()),
                        "no class of the program implements " + Labels.qualified(type),
                        Crossings.boundRemedy(call.method()));
            } else {
                ClassModel model = world.table.find(type);
                if (model == null || model.isAbstract()) {
                    world.crossings.assume(call.body(), "closed-world:" + type);
                }
            }
        }
        return false;
    }

    /** All described calls of the call that is looked at. */
    List<DescribedCall> describedCalls() {
        return List.copyOf(calls.values());
    }

    /** Forgets what belongs to the call that was looked at. */
    void dropCall() {
        calls.clear();
        overriders.removeIf(one -> !one.body().startup());
        copies.removeIf(one -> !one.body().startup());
        unknownReceivers.keySet().removeIf(one -> !one.call().startup());
    }
}
