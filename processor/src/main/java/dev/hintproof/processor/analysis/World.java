package dev.hintproof.processor.analysis;

import dev.hintproof.processor.bounds.Declarations;
import dev.hintproof.processor.bytecode.ClassModel;
import dev.hintproof.processor.bytecode.ClassSource;
import dev.hintproof.processor.bytecode.ClassTable;
import dev.hintproof.processor.bytecode.MethodModel;
import dev.hintproof.processor.bytecode.Origin;
import dev.hintproof.processor.catalog.EffectCatalog;
import dev.hintproof.processor.catalog.TypeTraits;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What all parts of one analysis share: the program, the catalog, the solver, and each other. */
final class World {

    final ClassSource source;
    final ClassTable table;
    final EffectCatalog catalog;
    final Declarations declarations;
    final Solver solver = new Solver();
    final Heap heap;
    final Startup startup;
    final Readers readers;
    final Bodies bodies;
    final Calls calls;
    final Lambdas lambdas;
    final Reflection reflection;
    final Members members;
    final Handles handles;
    final Proxies proxies;
    final Crossings crossings;
    final Codec codec;
    final Caches caches;
    final TemporaryFiles temporaryFiles = new TemporaryFiles();

    private final Map<String, TypeTraits> traits = new HashMap<>();
    private final Map<String, List<MethodModel>> describedOverrides = new LinkedHashMap<>();

    private final boolean coarse;

    /**
     * What one analysis knows.
     *
     * @param coarse whether what libraries make is told apart by its type alone, and their methods not by their callers: less exact,
     *     and much less to follow
     */
    World(
            ClassSource source,
            ClassTable table,
            EffectCatalog catalog,
            Declarations declarations,
            Program program,
            boolean coarse) {
        this.coarse = coarse;
        this.source = source;
        this.table = table;
        this.catalog = catalog;
        this.declarations = declarations;
        this.heap = new Heap(this);
        this.startup = new Startup(this, program);
        this.readers = new Readers(this);
        this.crossings = new Crossings(this);
        this.bodies = new Bodies(this);
        this.calls = new Calls(this);
        this.lambdas = new Lambdas(this);
        this.reflection = new Reflection(this);
        this.members = new Members(this);
        this.handles = new Handles(this);
        this.proxies = new Proxies(this);
        this.codec = new Codec(this);
        this.caches = new Caches(this, program);
        solver.hook(startup::arrived);
    }

    /** Whether a method's bodies and what they make aren't told apart by where they are called. */
    boolean isCoarse(MethodModel method) {
        return coarse && method.owner().origin() == Origin.DEPENDENCY;
    }

    TypeTraits traits(String internalName) {
        return traits.computeIfAbsent(internalName, catalog::traits);
    }

    /** Whether a class is described by a catalog rather than followed. */
    boolean described(ClassModel model) {
        return model.isJdk() || traits(model.name()).known();
    }

    /** The same by name; a class that can't be found is not described. */
    boolean described(String internalName) {
        if (internalName.startsWith("[")) {
            return true;
        }
        ClassModel model = table.find(internalName);
        return model != null && described(model);
    }

    /**
     * The methods of a class that is followed, its own and inherited ones, that override a method of a described type: what
     * described code may call on an object of it.
     */
    List<MethodModel> describedOverrides(ClassModel model) {
        List<MethodModel> known = describedOverrides.get(model.name());
        if (known == null) {
            known = computeOverrides(model);
            describedOverrides.put(model.name(), known);
        }
        return known;
    }

    private List<MethodModel> computeOverrides(ClassModel model) {
        Map<String, MethodModel> result = new LinkedHashMap<>();
        for (String name : table.supertypes(model.name())) {
            ClassModel one = table.find(name);
            if (one == null || described(one)) {
                continue;
            }
            for (MethodModel method : one.methods()) {
                boolean instance = !method.isStatic() && !method.isPrivate() && !method.isConstructor();
                if (instance && method.hasCode() && overridesDescribed(model, method)) {
                    result.putIfAbsent(method.key(), method);
                }
            }
        }
        return new ArrayList<>(result.values());
    }

    private boolean overridesDescribed(ClassModel model, MethodModel method) {
        for (String name : table.supertypes(model.name())) {
            ClassModel one = table.find(name);
            if (one != null && described(one)) {
                MethodModel above = one.method(method.name(), method.descriptor());
                if (above != null && above.isOverridable() && table.overrides(method, above)) {
                    return true;
                }
            }
        }
        return false;
    }
}
