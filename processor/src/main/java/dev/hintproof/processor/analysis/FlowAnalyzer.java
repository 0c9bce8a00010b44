package dev.hintproof.processor.analysis;

import dev.hintproof.processor.bounds.Declarations;
import dev.hintproof.processor.bytecode.ClassModel;
import dev.hintproof.processor.bytecode.ClassSource;
import dev.hintproof.processor.bytecode.ClassTable;
import dev.hintproof.processor.bytecode.MethodModel;
import dev.hintproof.processor.bytecode.Origin;
import dev.hintproof.processor.catalog.EffectCatalog;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Type;

/**
 * Follows calls and values together (design §4): which bodies a call enters depends on which objects flow to its receiver, and
 * which objects there are depends on which bodies are entered. Values made outside of the call are followed as far as the call
 * asks for them.
 */
public final class FlowAnalyzer implements Analyzer {

    private static final Set<String> HOST_TYPES = Set.of(
            "java/lang/String", "java/net/URI", "java/net/URL", "java/lang/Object", "java/util/Map", "java/util/List");

    /** How much may be done for one reach, in steps of the solver: some ten seconds. */
    private static final long BUDGET = 20_000_000;

    /** The part of it that is tried in full exactness first; a reach that needs more is followed anew, less exactly. */
    private static final long EXACT = 2;

    /** How many reaches may be too large before the others get less, so that a server with many of them ends in time, too. */
    private static final int RESTARTS = 3;

    private static final long LESS = 20;

    private final Function<Boolean, World> worlds;
    private final long budget;
    private World world;
    private @Nullable World coarseWorld;
    private int restarts;
    private final ClassTable table;
    private final List<String> moduleClasses;

    /** An analyser that believes the vouches of the module itself, but none of a dependency's. */
    public FlowAnalyzer(ClassSource source, EffectCatalog catalog) {
        this(source, catalog, model -> false);
    }

    /**
     * An analyser over one program.
     *
     * @param admitted the dependencies whose {@code @Vouched} are believed
     */
    public FlowAnalyzer(ClassSource source, EffectCatalog catalog, Predicate<ClassModel> admitted) {
        this(source, catalog, admitted, BUDGET);
    }

    /**
     * An analyser that gives up a reach after so many steps; the reach is opaque then.
     *
     * @param budget in steps of the solver
     */
    public FlowAnalyzer(ClassSource source, EffectCatalog catalog, Predicate<ClassModel> admitted, long budget) {
        try {
            this.moduleClasses = source.moduleClasses();
        } catch (IOException e) {
            throw new UncheckedIOException("the module's classes can't be listed", e);
        }
        this.table = new ClassTable(source, new HashSet<>(moduleClasses));
        Program program = new Program(source, table, moduleClasses);
        Declarations declarations = new Declarations(table, admitted);
        this.worlds = coarse -> new World(source, table, catalog, declarations, program, coarse);
        this.world = worlds.apply(false);
        this.budget = budget;
    }

    @Override
    public Optional<Reach> reach(MethodId entry, Role role) {
        ClassModel owner = table.find(entry.owner());
        MethodModel method = owner == null ? null : owner.method(entry.name(), entry.descriptor());
        if (owner == null || method == null) {
            return Optional.empty();
        }
        try {
            world.solver.allow(budget / EXACT);
            return Optional.of(follow(method, role));
        } catch (TooLargeException e) {
            // What was on its way is lost, so nothing of it can be built on.
            world = worlds.apply(false);
            return Optional.of(coarse(method, role));
        } finally {
            dropCall();
        }
    }

    /** Follows a method once more, with what libraries make told apart by its type alone. */
    private Reach coarse(MethodModel method, Role role) {
        World exact = world;
        world = coarseWorld == null ? worlds.apply(true) : coarseWorld;
        coarseWorld = world;
        try {
            world.solver.allow(restarts < RESTARTS ? budget : budget / LESS);
            return follow(method, role);
        } catch (TooLargeException e) {
            restarts++;
            coarseWorld = null;
            return tooLarge(method);
        } finally {
            dropCall();
            world = exact;
        }
    }

    /** The reach of a method of which not all could be followed: opaque, naming where most of the code is. */
    private Reach tooLarge(MethodModel method) {
        String most = world.bodies.largestArchive();
        Instance body = new Instance(method, Mode.REACH, null, 0, null, Labels.method(method));
        world.crossings.opaque(
                body,
                0,
                Labels.method(method),
                "more code is reached than can be followed, most of it in " + most,
                "a catalog for what is called there (-Ahintproof.catalog), or @Vouched on the method that calls it");
        return collect(body, method);
    }

    private Reach follow(MethodModel method, Role role) {
        if (!method.isStatic()) {
            world.calls.alive(table.supertypes(method.owner().name()));
        }
        Instance body = world.bodies.body(method, Mode.REACH, null);
        body.markCalled();
        world.bodies.entry(body);
        if (method.isStatic()) {
            world.bodies.initialise(body, method.owner(), 0);
        }
        enter(body, method, role);
        return finish(body, method);
    }

    private Reach finish(Instance body, MethodModel method) {
        settle();
        world.crossings.decideChanges();
        world.calls.decideUnknown();
        return collect(body, method);
    }

    private void enter(Instance body, MethodModel method, Role role) {
        int shift = 0;
        if (!method.isStatic()) {
            shift = 1;
            boolean alive = role == Role.TOOL || Startup.isAmbient(method.owner());
            world.solver.add(
                    body.value(0),
                    alive
                            ? world.heap.ambient(method.owner())
                            : world.heap.unknown(method.owner().name()));
            if (alive) {
                for (String subclass : world.startup.madeSubclasses(method.owner())) {
                    world.solver.edge(world.startup.instancesOf(subclass), body.value(0));
                }
            }
        }
        if (role == Role.TOOL) {
            world.codec.decode(body, method, shift);
            world.codec.encode(body, body.result());
            return;
        }
        for (int i = 0; i < method.parameters().size(); i++) {
            Type type = method.parameters().get(i);
            if (type.getSort() >= Type.ARRAY) {
                world.solver.add(body.incoming(i + shift), world.heap.unknown(type.getInternalName()));
            }
        }
    }

    /** Solves until nothing flows any more, and what is only then decided lets nothing flow again. */
    private void settle() {
        do {
            world.solver.solve();
            List.copyOf(world.bodies.ofCall()).forEach(this::seed);
            List.copyOf(world.bodies.adapters()).forEach(this::seed);
            world.bodies.decide();
        } while (world.solver.hasWork());
    }

    /** Gives a body that is only referred to, so that nobody is seen to call it, whatever its parameters can be. */
    private void seed(Instance body) {
        if (body.called() || body.startup()) {
            return;
        }
        body.markCalled();
        boolean adapter = body.ir() == null;
        int shift = adapter || body.method().isStatic() ? 0 : 1;
        List<Type> types = adapter ? body.adapterTypes() : body.method().parameters();
        for (int i = 0; i < types.size(); i++) {
            Type type = types.get(i);
            if (type.getSort() >= Type.ARRAY && body.value(i + shift).isEmpty()) {
                world.solver.add(body.value(i + shift), world.heap.unknown(type.getInternalName()));
            }
        }
    }

    private Reach collect(Instance body, MethodModel method) {
        Set<ClassModel> owners = new LinkedHashSet<>(world.bodies.programOwners());
        owners.add(method.owner());
        world.bodies.ofCall().forEach(one -> owners.add(one.method().owner()));
        var classes = new TreeMap<String, String>();
        for (ClassModel owner : owners) {
            if (owner.origin() != Origin.JDK) {
                classes.put(owner.name(), owner.digest());
            }
        }
        List<Crossing> crossings = new Paths(body).crossings();
        List<Reach.Vouch> vouched = world.crossings.vouched().stream()
                .sorted(java.util.Comparator.comparing(Reach.Vouch::boundary))
                .toList();
        return new Reach(
                crossings, vouched, new TreeSet<>(world.crossings.assumes()), classes, hosts(crossings, method));
    }

    private static String hosts(List<Crossing> crossings, MethodModel method) {
        boolean network =
                crossings.stream().anyMatch(one -> one.capability().family().equals("net"));
        if (!network) {
            return "";
        }
        for (Type type : method.parameters()) {
            if (type.getSort() == Type.OBJECT && HOST_TYPES.contains(type.getInternalName())) {
                return "argument";
            }
        }
        return "configured";
    }

    private void dropCall() {
        world.solver.dropCall();
        world.heap.dropCall();
        world.bodies.dropCall();
        world.calls.dropCall();
        world.lambdas.dropCall();
        world.crossings.dropCall();
        world.codec.dropCall();
        world.calls.alive(Set.of());
    }

    @Override
    public List<BoundViolation> boundViolations() {
        return new BoundChecks(this, table, world.declarations, moduleClasses).violations();
    }

    /** Follows all that the program does with the module's bounded parameters and fields outside of any call. */
    List<Heap.BoundedPlace> boundedPlaces(List<MethodModel> bearers) {
        world.solver.allow(budget);
        for (MethodModel one : bearers) {
            world.startup.method(one);
        }
        world.solver.solve();
        return List.copyOf(world.heap.boundedPlaces());
    }

    /** What running a lambda, or calling the functional method of an object, reaches. */
    Optional<Reach> reachOf(Obj value) {
        try {
            world.solver.allow(budget);
            if (value.data() instanceof LambdaSite site) {
                Instance adapter = world.lambdas.adapter(value, Mode.REACH);
                return Optional.of(finish(adapter, site.maker().method()));
            }
            return Optional.empty();
        } finally {
            dropCall();
        }
    }

    /** Lambdas of an interface that the module makes anywhere. */
    List<Obj> lambdasOf(String interfaceName) {
        world.solver.allow(budget);
        Node node = world.startup.instancesOf(interfaceName);
        world.solver.solve();
        return node.objects().stream()
                .filter(one -> one.kind() == Obj.Kind.LAMBDA)
                .toList();
    }
}
