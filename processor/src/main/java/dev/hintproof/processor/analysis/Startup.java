package dev.hintproof.processor.analysis;

import dev.hintproof.processor.bounds.Declarations;
import dev.hintproof.processor.bytecode.ArchiveIndex;
import dev.hintproof.processor.bytecode.ClassModel;
import dev.hintproof.processor.bytecode.ClassTable;
import dev.hintproof.processor.bytecode.MethodModel;
import dev.hintproof.processor.bytecode.Origin;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AnnotationNode;
import org.objectweb.asm.tree.FieldNode;

/**
 * What the program leaves behind outside of the call (rule 4): bodies that touch a field are followed when the field is read, and
 * their callers with them, so that only what a reach asks for is looked at.
 */
final class Startup {

    private static final Set<String> COMPONENTS = Set.of(
            "Component",
            "Service",
            "Repository",
            "Controller",
            "RestController",
            "Configuration",
            "SpringBootApplication",
            "Bean",
            "Named",
            "Singleton",
            "ApplicationScoped",
            "RequestScoped",
            "SessionScoped",
            "Dependent",
            "ManagedBean",
            "Produces",
            "Provider",
            "Prototype");

    private final World world;
    private final Program program;
    private final Set<String> fields = new HashSet<>();
    private final Set<MethodModel> methods = new HashSet<>();
    private final Set<MethodModel> waiting = new LinkedHashSet<>();
    private final Set<String> fromOutside = new HashSet<>();
    private final Set<String> asked = new HashSet<>();
    private final Set<String> whole = new HashSet<>();
    private final Set<Object> calls = new HashSet<>();
    private final Set<String> makersAsked = new HashSet<>();

    /** Classes that nobody is seen to make objects of, though there are some. */
    private final Set<String> madeUnseen = new HashSet<>();

    private final Set<MethodModel> givesBack = new HashSet<>();
    private final Map<String, Set<MethodModel>> elementReaders = new LinkedHashMap<>();
    private final Map<String, Node> instances = new LinkedHashMap<>();
    private final Map<String, List<Obj>> registry = new HashMap<>();

    Startup(World world, Program program) {
        this.world = world;
        this.program = program;
    }

    /** Told of each object that arrives somewhere: where anything of a followed type may arrive, all that the program makes does. */
    void arrived(Node node, Obj object) {
        if (object.kind() == Obj.Kind.UNKNOWN && object.data() == null && isFollowed(object.type())) {
            world.solver.edge(instancesOf(object.type()), node);
        }
    }

    /** Whether what is in a field was asked for, by the name of its slot. */
    boolean isAsked(String slot) {
        return fields.contains(slot);
    }

    /** Whether a method was asked for already. */
    boolean isFollowed(MethodModel method) {
        return methods.contains(method);
    }

    /** Whether a call of a method of that name and descriptor, in that method, has to be followed. */
    boolean isCallAsked(MethodModel caller, String called) {
        return calls.contains(List.of(caller, called));
    }

    /** Whether all objects of exactly that class were asked for. */
    boolean isMadeAsked(String type) {
        return makersAsked.contains(type);
    }

    private boolean isFollowed(String type) {
        if (type.startsWith("[")) {
            return false;
        }
        ClassModel model = world.table.find(type);
        return model != null && !world.described(model);
    }

    /** Says that an object exists outside of the call. */
    void register(Obj object) {
        for (String type : world.table.supertypes(object.type())) {
            registry.computeIfAbsent(type, k -> new ArrayList<>()).add(object);
            Node node = instances.get(type);
            if (node != null) {
                world.solver.add(node, object);
            }
        }
    }

    /** Everything of a type that exists outside of the call. */
    Node instancesOf(String type) {
        Node known = instances.get(type);
        if (known != null) {
            return known;
        }
        Node node = new Node(true);
        instances.put(type, node);
        for (Obj object : registry.getOrDefault(type, List.of())) {
            world.solver.add(node, object);
        }
        ClassModel model = world.table.find(type);
        if (model != null) {
            addMakers(type, model, node);
        }
        return node;
    }

    private void addMakers(String type, ClassModel model, Node node) {
        boolean made = false;
        for (ArchiveIndex index : program.around(model)) {
            for (String one : index.made(type)) {
                made = true;
                makersAsked.add(one);
                for (MethodModel maker : index.makers(one)) {
                    world.solver.later(() -> method(maker));
                }
            }
        }
        for (ArchiveIndex index : program.around(model)) {
            for (ClassModel one : index.below(type)) {
                if (isAmbient(one)) {
                    made = true;
                    world.solver.add(node, world.heap.ambient(one));
                }
            }
        }
        if (!made && !model.isAbstract() && !model.isEnum() && node.isEmpty()) {
            // Nobody is seen to make one, and yet one is asked for: a container makes it, or code that can't be seen.
            comesFromOutside(model, node);
        }
    }

    /** The archives that are looked at so far. */
    List<ArchiveIndex> indexes() {
        return program.all();
    }

    /** Whether some visible class is of a type, made or not. */
    boolean hasVisibleImplementation(String type) {
        return !visibleImplementations(type).isEmpty();
    }

    /** The visible classes that are of a type and can have objects, made or not. */
    List<String> visibleImplementations(String type) {
        List<String> result = new ArrayList<>();
        ClassModel model = world.table.find(type);
        if (model != null) {
            for (ArchiveIndex index : program.around(model)) {
                index.below(type).forEach(one -> result.add(one.name()));
            }
        }
        return result;
    }

    /** The classes below one that the program makes objects of: any of them can be what the tool is called on. */
    List<String> madeSubclasses(ClassModel model) {
        return madeBelow(model).stream()
                .filter(one -> !one.equals(model.name()))
                .toList();
    }

    private List<String> madeBelow(ClassModel model) {
        Set<String> result = new LinkedHashSet<>();
        for (ArchiveIndex index : program.around(model)) {
            result.addAll(index.made(model.name()));
        }
        return List.copyOf(result);
    }

    /** Whether a visible class extends or implements the type. */
    boolean isExtended(ClassModel model) {
        for (ArchiveIndex index : program.around(model)) {
            if (!index.directSubtypes(model.name()).isEmpty()) {
                return true;
            }
        }
        return false;
    }

    /** Classes of the module that are made and override a method, though the value's type is a described one (rule 2). */
    List<String> overridersMade(String type, String name, String descriptor) {
        List<String> result = new ArrayList<>();
        for (String one : program.module().made(type)) {
            ClassModel model = world.table.find(one);
            if (model != null
                    && !model.isInterface()
                    && !world.described(model)
                    && overrides(model, name, descriptor)) {
                result.add(one);
            }
        }
        return result;
    }

    private boolean overrides(ClassModel model, String name, String descriptor) {
        for (MethodModel method : world.describedOverrides(model)) {
            if (method.name().equals(name) && method.descriptor().equals(descriptor)) {
                return !Bodies.isGenerated(method);
            }
        }
        return false;
    }

    /** Whether a container, or the server's own main, makes the instances of a class. */
    static boolean isAmbient(ClassModel model) {
        return Declarations.isServer(model) || hasAnnotation(model.node().visibleAnnotations);
    }

    private static boolean hasAnnotation(@Nullable List<AnnotationNode> annotations) {
        if (annotations == null) {
            return false;
        }
        for (AnnotationNode one : annotations) {
            String name = Labels.simple(Type.getType(one.desc).getInternalName());
            if (COMPONENTS.contains(name)) {
                return true;
            }
        }
        return false;
    }

    /** Follows all that can be in a field before the call: who writes it, and who may change what is in it. */
    void field(ClassTable.FieldModel field) {
        String name = field.node().name;
        String descriptor = field.node().desc;
        if (world.described(field.owner()) || !fields.add(field.owner().name() + "." + name + ":" + descriptor)) {
            return;
        }
        world.bodies.followMakers(field.owner().name() + "." + name + ":" + descriptor);
        for (MethodModel accessor : accessors(field)) {
            FieldUse.Kind use =
                    Readers.writes(accessor, field) ? FieldUse.Kind.ANY : world.readers.use(accessor, field);
            if (use == FieldUse.Kind.ANY) {
                world.solver.later(() -> method(accessor, true));
            } else if (use == FieldUse.Kind.ELEMENTS) {
                elementReaders
                        .computeIfAbsent(
                                field.owner().name() + "." + name + ":" + descriptor, k -> new LinkedHashSet<>())
                        .add(accessor);
            }
        }
    }

    /** Follows all who touch a field, whatever they do with what is in it. */
    void fieldWhole(ClassTable.FieldModel field) {
        field(field);
        if (!world.described(field.owner()) && whole.add(field.owner().name() + "." + field.node().name)) {
            accessors(field).forEach(one -> world.solver.later(() -> method(one, true)));
        }
    }

    private Set<MethodModel> accessors(ClassTable.FieldModel field) {
        Set<MethodModel> result = new LinkedHashSet<>();
        for (ArchiveIndex index : program.around(field.owner())) {
            for (MethodModel accessor : index.accessors(field.node().name, field.node().desc)) {
                if (accessor.owner() == field.owner() || resolvesTo(accessor, field)) {
                    result.add(accessor);
                }
            }
        }
        return result;
    }

    /** Follows those who get at the elements of what a field holds, now that there are elements that can be changed. */
    void followElementReaders() {
        elementReaders.entrySet().removeIf(one -> {
            if (!world.heap.anyHeldBy(one.getKey(), element -> !world.readers.isSimple(element))) {
                return false;
            }
            one.getValue().forEach(reader -> world.solver.later(() -> method(reader, true)));
            return true;
        });
    }

    private boolean resolvesTo(MethodModel accessor, ClassTable.FieldModel field) {
        // By name only where the owner isn't told apart: one too many is looked at, never one too few.
        String from = accessor.owner().name();
        boolean isPrivate = (field.node().access & org.objectweb.asm.Opcodes.ACC_PRIVATE) != 0;
        return !isPrivate || outermost(from).equals(outermost(field.owner().name()));
    }

    private static String outermost(String name) {
        int dollar = name.indexOf('$', name.lastIndexOf('/') + 1);
        return dollar < 0 ? name : name.substring(0, dollar);
    }

    /** Whether a container may set a field behind the program's back. */
    static boolean isInjected(FieldNode field) {
        return field.visibleAnnotations != null && !field.visibleAnnotations.isEmpty();
    }

    /** Follows a method as it runs outside of the call, for whatever arguments its callers give it. */
    void method(MethodModel method) {
        method(method, false);
    }

    /**
     * Follows a method as it runs outside of the call.
     *
     * @param result whether what it gives back is something that its callers may change
     */
    private void method(MethodModel method, boolean result) {
        if (!method.hasCode() || world.described(method.owner())) {
            return;
        }
        boolean first = methods.add(method);
        boolean handsOut = result && world.readers.canBeChanged(method.returns()) && givesBack.add(method);
        if (first) {
            world.bodies.follow(method);
        }
        boolean called = false;
        if ((first || handsOut) && !method.name().equals("<clinit>")) {
            for (ArchiveIndex index : program.around(method.owner())) {
                for (ArchiveIndex.CallSite site : List.copyOf(index.callers(method.name(), method.descriptor()))) {
                    if (isCaller(site, method) && !isRegistration(site.caller(), method)) {
                        called = true;
                        calls.add(List.of(site.caller(), method.name() + method.descriptor()));
                        world.solver.later(() -> method(site.caller(), handsOut));
                    }
                }
            }
        }
        if (!first) {
            return;
        }
        if (isOfLibrary(method)) {
            waiting.add(method);
        } else {
            enter(method, !called || isCalledByContainer(method));
        }
    }

    /** Whether callers give it anything but the object that it is called on, which is any of the class's. */
    private static boolean takesReferences(MethodModel method) {
        return method.parameters().stream().anyMatch(one -> one.getSort() >= Type.ARRAY);
    }

    private void enter(MethodModel method, boolean open) {
        Instance body = world.bodies.body(method, Mode.STARTUP, null);
        if (open) {
            open(method, body);
        }
        body.markCalled();
    }

    /**
     * Whether a method runs only when code of the module calls it, directly or by other methods of libraries, so that it's followed
     * from there: a library's, but for initialisers and for classes of which objects come from outside.
     */
    private boolean isOfLibrary(MethodModel method) {
        ClassModel owner = method.owner();
        return owner.origin() == Origin.DEPENDENCY
                && !method.name().equals("<clinit>")
                && !isAmbient(owner)
                && !fromOutside.contains(owner.name());
    }

    /** Lets objects of a library's class come from outside: somebody who isn't seen made them, and called their methods. */
    private void comesFromOutside(ClassModel model, Node node) {
        world.solver.add(node, world.heap.ambient(model));
        boolean first = madeUnseen.add(model.name());
        if (model.origin() != Origin.DEPENDENCY) {
            if (first) {
                for (MethodModel method : model.methods()) {
                    if (method.isConstructor() && methods.contains(method)) {
                        enter(method, true);
                    }
                }
            }
            return;
        }
        for (String one : world.table.supertypes(model.name())) {
            fromOutside.add(one);
        }
        for (MethodModel method : model.methods()) {
            if (method.isConstructor() && method.hasCode()) {
                method(method);
                enter(method, true);
            }
        }
        for (MethodModel method : List.copyOf(waiting)) {
            if (!isOfLibrary(method)) {
                waiting.remove(method);
                enter(method, true);
            }
        }
    }

    private boolean canBeMade(String type) {
        ClassModel model = world.table.find(type);
        return model != null && !model.isInterface() && !model.isAbstract();
    }

    /** The archives that can have something to do with a class. */
    List<ArchiveIndex> around(ClassModel model) {
        return program.around(model);
    }

    /** Once nothing flows any more: what a library could make, but nobody had made, comes from outside. */
    void decide() {
        for (Map.Entry<String, Node> one : List.copyOf(instances.entrySet())) {
            ClassModel model = world.table.find(one.getKey());
            if (one.getValue().isEmpty() && model != null && asked.add(one.getKey())) {
                List<String> made =
                        madeBelow(model).stream().filter(this::canBeMade).toList();
                // Where nobody is seen to make one, and yet there is one, reflection or a container made what is there
                // to be made.
                for (String each : made.isEmpty() ? visibleImplementations(model.name()) : made) {
                    ClassModel implementation = world.table.find(each);
                    if (implementation != null) {
                        comesFromOutside(implementation, one.getValue());
                    }
                }
            }
        }
    }

    private boolean isCaller(ArchiveIndex.CallSite site, MethodModel method) {
        String owner = method.owner().name();
        if (method.isConstructor()) {
            return site.owner().equals(owner);
        }
        return !site.caller().equals(method)
                && (site.owner().equals(owner)
                        || world.table.isSubtype(owner, site.owner())
                        || world.table.isSubtype(site.owner(), owner));
    }

    /**
     * Whether a method is the generated registration's that calls a tool: that is followed as a client calls it, with decoded
     * arguments, and the registration would only lead on to all other tools of the server.
     */
    private static boolean isRegistration(MethodModel caller, MethodModel tool) {
        ClassModel owner = caller.owner();
        return Declarations.isTool(tool)
                && owner.name().endsWith("_McpTools")
                && owner.interfaces().contains("dev/hintproof/server/ToolServer");
    }

    private static boolean isCalledByContainer(MethodModel method) {
        List<AnnotationNode> annotations = method.node().visibleAnnotations;
        return (annotations != null && !annotations.isEmpty()) || Declarations.isTool(method);
    }

    /** Lets anybody call the method with anything. */
    private void open(MethodModel method, Instance body) {
        if (method.name().equals("<clinit>")) {
            return;
        }
        int shift = 0;
        if (!method.isStatic()) {
            shift = 1;
            boolean unseen = takesReferences(method)
                    || madeUnseen.contains(method.owner().name());
            if ((method.isConstructor() && unseen) || isAmbient(method.owner())) {
                world.solver.add(body.value(0), world.heap.ambient(method.owner()));
            }
            if (!method.isConstructor()) {
                world.solver.edge(instancesOf(method.owner().name()), body.value(0));
            }
        }
        if (method.isSynthetic() && method.name().startsWith("lambda$")) {
            // Its parameters are what those pass who call it, wherever it gets.
            return;
        }
        if (Declarations.isTool(method)) {
            world.codec.decode(body, method, shift);
            return;
        }
        for (int i = 0; i < method.parameters().size(); i++) {
            Type type = method.parameters().get(i);
            if (type.getSort() >= Type.ARRAY) {
                world.solver.add(body.value(i + shift), world.heap.unknown(type.getInternalName()));
            }
        }
    }
}
