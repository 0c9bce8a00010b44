package dev.hintproof.processor.analysis;

import dev.hintproof.processor.bounds.Bound;
import dev.hintproof.processor.bounds.VouchSpec;
import dev.hintproof.processor.bytecode.ClassModel;
import dev.hintproof.processor.bytecode.ClassTable;
import dev.hintproof.processor.bytecode.MethodModel;
import dev.hintproof.processor.ir.IrBuilder;
import dev.hintproof.processor.ir.MethodIr;
import dev.hintproof.processor.ir.Op;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;

/** Makes bodies' instances and sets up what their operations do to values. */
final class Bodies {

    /** How large a body may be, in instructions, to be followed for each call site by itself. */
    private static final int SMALL = 70;

    private static final int SMALL_CONSTRUCTOR = 140;

    /** For how many call sites, one inside the other. */
    private static final int DEPTH = 5;

    /** Above this many bodies in one reach none is followed for a call site by itself any more. */
    private static final int MANY = 6_000;

    private record Key(
            MethodModel method, Mode mode, @Nullable Instance cloner, int site) {}

    private final World world;
    private final Map<MethodModel, Optional<MethodIr>> irs = new HashMap<>();
    private final Map<Key, Instance> program = new LinkedHashMap<>();
    private final Map<Key, Instance> call = new LinkedHashMap<>();
    private final PutOff putOff;
    private final Aliases aliases;
    private final Postponed postponed;
    private final Node startupThrown = new Node(true);
    private Node callThrown = new Node(false);
    private @Nullable Instance entry;
    private final List<Instance> adapters = new ArrayList<>();
    private final Set<ClassModel> programOwners = new LinkedHashSet<>();
    private final List<Runnable> programPending = new ArrayList<>();
    private final List<Runnable> callPending = new ArrayList<>();
    private long decided = -1;

    Bodies(World world) {
        this.world = world;
        this.putOff = new PutOff(world);
        this.aliases = new Aliases(world);
        this.postponed = new Postponed(world);
    }

    /** All bodies followed for the call that is looked at. */
    Collection<Instance> ofCall() {
        return call.values();
    }

    /** The classes of all bodies followed so far outside of it. */
    Set<ClassModel> programOwners() {
        return programOwners;
    }

    /** Adapters made for the call. */
    List<Instance> adapters() {
        return adapters;
    }

    /** The package of which most bodies were followed, for people. */
    String largestArchive() {
        Map<String, Integer> counts = new TreeMap<>();
        for (Map<Key, Instance> map : List.of(program, call)) {
            for (Instance one : map.values()) {
                String name = one.method().owner().name();
                counts.merge(name.substring(0, Math.max(name.lastIndexOf('/'), 0)), 1, Integer::sum);
            }
        }
        return counts.entrySet().stream()
                .max(Map.Entry.comparingByValue())
                .map(one -> one.getKey().replace('/', '.'))
                .orElse("no package");
    }

    /** Has something decided for a body once nothing else changes, again whenever something did. */
    void pend(Instance body, Runnable decision) {
        (body.startup() ? programPending : callPending).add(decision);
    }

    /** Decides what waits for all else; what is asked of the program as a whole only where something of it changed since. */
    void decide() {
        for (Postponed.Part part : postponed.takeNeeded()) {
            world.solver.later(() -> setUp(part));
        }
        if (world.solver.changes() != decided) {
            decided = world.solver.changes();
            for (int i = 0; i < programPending.size(); i++) {
                programPending.get(i).run();
            }
            aliases.follow();
            for (Instance body : putOff.takeEntrusted()) {
                world.solver.later(() -> setUp(body));
            }
        }
        if (world.solver.hasWork()) {
            return;
        }
        world.startup.followElementReaders();
        if (world.solver.hasWork()) {
            return;
        }
        world.startup.decide();
        if (world.solver.hasWork()) {
            return;
        }
        for (int i = 0; i < callPending.size(); i++) {
            callPending.get(i).run();
        }
    }

    @Nullable
    MethodIr ir(MethodModel method) {
        return irs.computeIfAbsent(method, m -> Optional.ofNullable(m.hasCode() ? IrBuilder.build(m) : null))
                .orElse(null);
    }

    /** The body of a method that is followed, not specific for a call site. */
    Instance body(MethodModel method, Mode mode, @Nullable Instance cloner) {
        return body(new Key(method, mode, cloner, -1), true);
    }

    /** The body that a call at a site enters: one of its own for a small method. */
    Instance body(MethodModel target, Instance caller, Mode mode, int site) {
        return isSpecific(target, caller)
                ? body(new Key(target, mode, caller, site), true)
                : body(new Key(target, mode, null, -1), true);
    }

    /** The body that a call at start-up enters in a library, followed if something asks for what it leaves behind. */
    Instance laterBody(MethodModel target, Instance caller, int site) {
        Key key = site >= 0 && isSpecific(target, caller)
                ? new Key(target, Mode.STARTUP, caller, site)
                : new Key(target, Mode.STARTUP, null, -1);
        return body(key, world.startup.isFollowed(target));
    }

    /** Follows all bodies of a method that were put off. */
    void follow(MethodModel method) {
        for (Instance body : putOff.take(method)) {
            world.solver.later(() -> setUp(body));
        }
    }

    private boolean isSpecific(MethodModel target, Instance caller) {
        MethodIr ir = ir(target);
        return ir != null
                && !world.isCoarse(target)
                && ir.instructions() <= (target.isConstructor() ? SMALL_CONSTRUCTOR : SMALL)
                && caller.depth() < DEPTH
                && !caller.isSpecificFor(target)
                && call.size() < MANY;
    }

    private Instance body(Key key, boolean now) {
        Map<Key, Instance> map = key.mode() == Mode.STARTUP ? program : call;
        Instance known = map.get(key);
        if (known != null) {
            if (now && known.startup() && putOff.take(known)) {
                world.solver.later(() -> setUp(known));
            }
            return known;
        }
        MethodModel method = key.method();
        MethodIr ir = ir(method);
        int values = ir == null ? method.parameters().size() + 1 : ir.values();
        Instance made = new Instance(method, key.mode(), ir, values, key.cloner(), Labels.method(method));
        map.put(key, made);
        if (made.startup()) {
            programOwners.add(method.owner());
        }
        separateBoundParameters(made);
        if (now) {
            world.solver.later(() -> setUp(made));
        } else {
            putOff.add(made);
        }
        return made;
    }

    private void separateBoundParameters(Instance body) {
        MethodModel method = body.method();
        int shift = method.isStatic() ? 0 : 1;
        for (int i = 0; i < method.parameters().size(); i++) {
            Type type = method.parameters().get(i);
            Optional<Bound> bound = world.declarations.parameter(method, i);
            if (bound.isPresent() && type.getSort() == Type.OBJECT) {
                body.separate(i + shift);
                if (body.startup()) {
                    Node all = world.heap.boundedPlace(
                            "parameter " + (i + 1) + " of " + body.label(), method.owner(), bound.get());
                    world.solver.edge(body.incoming(i + shift), all);
                }
                world.solver.add(body.value(i + shift), world.heap.bounded(type.getInternalName(), bound.get()));
            }
        }
    }

    private void setUp(Instance body) {
        MethodIr ir = body.ir();
        if (ir == null) {
            world.crossings.opaque(
                    body, 0, body.label(), "its code can't be followed", Crossings.vouchRemedy(body.method()));
            return;
        }
        Set<Integer> later = postponed.postpone(body, ir);
        int site = 0;
        for (Op op : ir.ops()) {
            if (!later.contains(site)) {
                setUp(body, op, site);
            }
            site++;
        }
    }

    /** Follows what constructors and initialisers do to make what is in a field, now that it was asked for. */
    void followMakers(String slot) {
        for (Postponed.Part part : postponed.take(slot)) {
            world.solver.later(() -> setUp(part));
        }
    }

    private void setUp(Postponed.Part part) {
        MethodIr ir = java.util.Objects.requireNonNull(part.body().ir());
        for (int site : part.slice().ops()) {
            setUp(part.body(), ir.ops().get(site), site);
        }
    }

    /** The node of an operand. */
    Node operand(Instance body, List<Integer> definitions) {
        if (definitions.size() == 1) {
            return body.value(definitions.get(0));
        }
        Node known = body.joins().get(definitions);
        if (known == null) {
            known = new Node(body.startup());
            body.joins().put(definitions, known);
            for (int one : definitions) {
                world.solver.edge(body.value(one), known);
            }
        }
        return known;
    }

    private void setUp(Instance body, Op op, int site) {
        if (op instanceof Op.Allocate a) {
            allocate(body, a, site);
        } else if (op instanceof Op.AllocateArray a) {
            world.solver.add(
                    body.value(a.result()),
                    world.heap.at(body, Obj.Kind.ARRAY, site, a.type(), a.empty() ? Heap.EMPTY : null));
        } else if (op instanceof Op.Text t) {
            world.solver.add(body.value(t.result()), world.heap.text(t.value()));
        } else if (op instanceof Op.ClassLiteral c) {
            world.solver.add(body.value(c.result()), world.heap.classLiteral(c.type()));
        } else if (op instanceof Op.OtherConstant c) {
            world.lambdas.constant(body, c);
        } else if (op instanceof Op.GetField g) {
            getField(body, g);
        } else if (op instanceof Op.PutField p) {
            putField(body, p);
        } else if (op instanceof Op.LoadElement l) {
            Node to = body.value(l.result());
            world.solver.listen(
                    operand(body, l.array()),
                    body.startup(),
                    array -> world.heap.read(array, Heap.CONTENTS, body.mode(), to, null));
        } else if (op instanceof Op.StoreElement s) {
            storeElement(body, s);
        } else if (op instanceof Op.Invoke i) {
            world.calls.invoke(body, i, site);
        } else if (op instanceof Op.Dynamic d) {
            world.lambdas.dynamic(body, d, site);
        } else if (op instanceof Op.Cast c) {
            world.solver.edge(operand(body, c.value()), body.value(c.result()), world.heap.filter(c.type()));
        } else if (op instanceof Op.Return r) {
            returns(body, r);
        } else if (op instanceof Op.Throw t) {
            world.solver.edge(operand(body, t.value()), thrown(body));
        } else if (op instanceof Op.Catch c) {
            world.solver.edge(thrown(body), body.value(c.result()), world.heap.filter(c.type()));
            world.solver.add(body.value(c.result()), world.heap.value(describedException(c.type())));
        }
    }

    private String describedException(String type) {
        return world.described(type) ? type : "java/lang/Throwable";
    }

    /** All that code of the program throws. */
    Node thrown(Instance body) {
        return body.startup() ? startupThrown : callThrown;
    }

    private void returns(Instance body, Op.Return r) {
        Type type = body.method().returns();
        world.solver.edge(
                operand(body, r.value()),
                body.result(),
                type.getSort() == Type.OBJECT ? world.heap.filter(type.getInternalName()) : null);
    }

    private void allocate(Instance body, Op.Allocate a, int site) {
        ClassModel model = world.table.find(a.type());
        if (model == null) {
            missing(body, a.line(), a.type());
            return;
        }
        if (world.described(model)) {
            world.solver.add(body.value(a.result()), world.heap.at(body, Obj.Kind.MADE, site, a.type(), null));
            return;
        }
        make(body, model, site, a.line(), body.value(a.result()));
    }

    /** Makes an object of a followed class: it is there, and so is what described code may call on it (rule 3). */
    void make(Instance body, ClassModel model, int site, int line, Node to) {
        Obj object = body.startup() && Startup.isAmbient(model)
                ? world.heap.ambient(model)
                : world.heap.at(body, Obj.Kind.MADE, site, model.name(), null);
        world.solver.add(to, object);
        initialise(body, model, line);
        if (body.startup()) {
            world.startup.register(object);
            return;
        }
        if (!world.table.isComplete(model.name())) {
            missing(body, line, firstMissing(model));
        }
        if (isInitialiser(body)) {
            return;
        }
        for (MethodModel override : world.describedOverrides(model)) {
            if (!isGenerated(override)) {
                world.calls.enterOverride(body, override, object, line);
            }
        }
    }

    /**
     * Whether a body is a class initialiser. What it makes is start-up's, so that code counts when it is used, not when it is made
     * (rules 4 and 5); what it does counts.
     */
    static boolean isInitialiser(Instance body) {
        return body.method().name().equals("<clinit>") && body.ir() != null;
    }

    private String firstMissing(ClassModel model) {
        for (String one : world.table.supertypes(model.name())) {
            if (world.table.find(one) == null) {
                return one;
            }
        }
        return model.name();
    }

    /** Says that a class that is needed isn't there. */
    void missing(Instance body, int line, String type) {
        world.crossings.opaque(
                body,
                line,
                Labels.qualified(type),
                "the class file of " + Labels.qualified(type) + " isn't on the class path",
                "put the library that has it on the class path");
    }

    /** Whether the compiler made a record's method, which does nothing but call its components' own. */
    static boolean isGenerated(MethodModel method) {
        if (!method.hasCode()) {
            return false;
        }
        for (AbstractInsnNode i = method.node().instructions.getFirst(); i != null; i = i.getNext()) {
            if (i instanceof InvokeDynamicInsnNode dynamic) {
                return dynamic.bsm.getOwner().equals("java/lang/runtime/ObjectMethods");
            }
        }
        return false;
    }

    /** Enters the initialisers that run when a class is first used (JVMS §5.5). */
    void initialise(Instance body, ClassModel model, int line) {
        boolean alreadyInitialised = model == body.method().owner() && !isEntry(body);
        if (body.mode() != Mode.REACH || alreadyInitialised) {
            return;
        }
        for (String name : initialisedWith(model)) {
            ClassModel one = world.table.find(name);
            MethodModel initialiser = one == null ? null : one.method("<clinit>", "()V");
            if (one != null && initialiser != null && !world.described(one) && !world.calls.isAlive(name)) {
                Instance entered = body(initialiser, Mode.REACH, null);
                entered.markCalled();
                body.edges().add(new Instance.Edge(entered, line, Instance.Link.INITIALISER));
            }
        }
    }

    /** Whether nobody entered the body, so that nobody initialised its class on the way. */
    private boolean isEntry(Instance body) {
        return body == entry;
    }

    /** Says with which body the call that is looked at begins. */
    void entry(Instance body) {
        entry = body;
    }

    /** The class, its superclasses, and those superinterfaces that declare default methods. */
    private Set<String> initialisedWith(ClassModel model) {
        Set<String> result = new TreeSet<>();
        result.add(model.name());
        if (model.isInterface()) {
            return result;
        }
        for (String name : world.table.supertypes(model.name())) {
            ClassModel one = world.table.find(name);
            if (one != null && (!one.isInterface() || hasDefaultMethod(one))) {
                result.add(name);
            }
        }
        return result;
    }

    private static boolean hasDefaultMethod(ClassModel model) {
        for (MethodModel method : model.methods()) {
            if (!method.isStatic() && !method.isAbstract() && !method.isPrivate()) {
                return true;
            }
        }
        return false;
    }

    private void getField(Instance body, Op.GetField g) {
        ClassTable.FieldModel field = world.table.resolveField(g.owner(), g.name(), g.descriptor());
        if (field == null) {
            if (!g.owner().startsWith("[")) {
                missing(body, g.line(), g.owner());
            }
            return;
        }
        if (field.isStatic()) {
            initialise(body, field.owner(), g.line());
        }
        if (world.described(field.owner())) {
            world.calls.describedField(body, g, field);
            return;
        }
        if (g.result() < 0) {
            return;
        }
        readField(body, field, g.object() == null ? null : operand(body, g.object()), body.value(g.result()));
    }

    /** Reads a followed class's field of a reference type. */
    void readField(Instance body, ClassTable.FieldModel field, @Nullable Node objects, Node to) {
        Optional<Bound> bound = world.declarations.field(field);
        Type type = Type.getType(field.node().desc);
        if (bound.isPresent() && type.getSort() == Type.OBJECT) {
            world.solver.add(to, world.heap.bounded(type.getInternalName(), bound.get()));
            return;
        }
        Optional<VouchSpec> vouch = world.declarations.fieldVouch(field);
        UnaryOperator<@Nullable Obj> filter = vouch.isPresent()
                ? world.heap.vouchedFilter(type, fieldLabel(field), vouch.get())
                : type.getSort() == Type.OBJECT ? world.heap.filter(type.getInternalName()) : null;
        Object slot = slot(field);
        if (objects == null) {
            Obj holder = world.heap.classLiteral(field.owner().name());
            if (body.counts() && body.initialising() == field.owner()) {
                // While a class is initialised its fields hold what this initialiser itself put there.
                world.heap.readOwn(holder, slot, to, filter);
                return;
            }
            world.heap.read(holder, slot, body.mode(), to, filter);
            asked(field, holder);
            return;
        }
        world.solver.listen(objects, body.startup(), object -> {
            world.heap.read(object, slot, body.mode(), to, filter);
            for (Obj one = object; one != null; one = one.original()) {
                if (one.outlives()) {
                    asked(field, one);
                }
            }
        });
    }

    private void asked(ClassTable.FieldModel field, Obj holder) {
        world.startup.field(field);
        Node node = world.heap.slot(holder, slot(field));
        if (field.node().value instanceof String text) {
            world.solver.add(node, world.heap.text(text));
        }
        Type type = Type.getType(field.node().desc);
        if (Startup.isInjected(field.node()) && type.getSort() >= Type.ARRAY) {
            world.solver.add(node, world.heap.unknown(type.getInternalName()));
        }
        Optional<VouchSpec> vouch = world.declarations.fieldVouch(field);
        if (vouch.isPresent()) {
            Reach.Vouch by = Crossings.vouchOf(fieldLabel(field), vouch.get());
            world.solver.listen(node, true, object -> {
                if (object.outlives()) {
                    object.vouchedBy(by);
                }
            });
        }
    }

    static String fieldLabel(ClassTable.FieldModel field) {
        return Labels.simple(field.owner().name()) + "." + field.node().name;
    }

    /** The slot of a field. */
    static Object slot(ClassTable.FieldModel field) {
        return field.owner().name() + "." + field.node().name + ":" + field.node().desc;
    }

    private void putField(Instance body, Op.PutField p) {
        ClassTable.FieldModel field = world.table.resolveField(p.owner(), p.name(), p.descriptor());
        if (field == null) {
            missing(body, p.line(), p.owner());
            return;
        }
        if (field.isStatic()) {
            initialise(body, field.owner(), p.line());
        }
        if (p.object() != null
                && world.described(field.owner())
                && Type.getType(field.node().desc).getSort() >= Type.ARRAY) {
            world.calls.inherited(body, p);
        }
        writeField(
                body, field, p.object() == null ? null : operand(body, p.object()), operand(body, p.value()), p.line());
    }

    /** Writes a field: a change of state where what it belongs to outlives the call. */
    void writeField(Instance body, ClassTable.FieldModel field, @Nullable Node objects, Node value, int line) {
        Object slot = slot(field);
        Optional<VouchSpec> vouch = world.declarations.fieldVouch(field);
        String what = fieldLabel(field);
        if (body.startup()) {
            world.declarations
                    .field(field)
                    .ifPresent(bound ->
                            world.solver.edge(value, world.heap.boundedPlace("field " + what, field.owner(), bound)));
        }
        if (objects == null) {
            Obj holder = world.heap.classLiteral(field.owner().name());
            world.heap.write(holder, slot, body.mode(), value, null);
            boolean ownInitialiser = body.initialising() == field.owner();
            if (!ownInitialiser) {
                changed(body, line, vouch, null, what);
            }
            return;
        }
        boolean reference = Type.getType(field.node().desc).getSort() >= Type.ARRAY;
        world.solver.listen(objects, body.startup(), object -> {
            if (reference) {
                world.heap.write(object, slot, body.mode(), value, null);
            }
            if (object.outlives()) {
                changed(body, line, vouch, object, what);
            }
        });
    }

    private void changed(Instance body, int line, Optional<VouchSpec> vouch, @Nullable Obj object, String what) {
        if (vouch.isPresent()) {
            world.crossings.vouch(body, line, what, vouch.get());
        } else {
            world.crossings.changed(body, line, object, what);
        }
    }

    private void storeElement(Instance body, Op.StoreElement s) {
        Node value = operand(body, s.value());
        world.solver.listen(operand(body, s.array()), body.startup(), array -> {
            world.heap.write(array, Heap.CONTENTS, body.mode(), value, null);
            world.crossings.changed(body, s.line(), array, "an array element");
        });
    }

    /** Forgets what belongs to the call that was looked at. */
    void dropCall() {
        call.clear();
        adapters.clear();
        callPending.clear();
        callThrown = new Node(false);
    }

    static boolean isStaticCall(int opcode) {
        return opcode == Opcodes.INVOKESTATIC;
    }
}
