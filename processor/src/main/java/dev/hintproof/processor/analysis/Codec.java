package dev.hintproof.processor.analysis;

import dev.hintproof.processor.bytecode.ClassModel;
import dev.hintproof.processor.bytecode.MethodModel;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.signature.SignatureReader;
import org.objectweb.asm.signature.SignatureVisitor;
import org.objectweb.asm.tree.FieldNode;

/** What happens around a tool's own code: its arguments are decoded, its result is encoded (rule 0). */
final class Codec {

    private static final List<String> ITERATED = List.of(
            "java/lang/Iterable",
            "java/util/Iterator",
            "java/util/Map",
            "java/util/Map$Entry",
            "java/lang/CharSequence",
            "java/lang/Number",
            "java/util/Date",
            "java/util/Calendar",
            "java/time/temporal/TemporalAccessor",
            "java/nio/file/Path");

    private static final Set<String> FACTORIES = Set.of("valueOf", "fromString");

    private record Encoded(Obj object, MethodModel accessor) {}

    private final World world;
    private final Set<Encoded> encoded = new HashSet<>();
    private final Set<Obj> searched = new HashSet<>();

    Codec(World world) {
        this.world = world;
    }

    /** Lets decoded arguments arrive at a tool's parameters. */
    void decode(Instance body, MethodModel method, int shift) {
        List<Set<String>> mentioned = mentioned(method);
        for (int i = 0; i < method.parameters().size(); i++) {
            Type type = method.parameters().get(i);
            Set<String> inside = i < mentioned.size() ? mentioned.get(i) : Set.of();
            decode(body, type, inside, body.incoming(i + shift));
        }
    }

    private void decode(Instance body, Type type, Set<String> inside, Node to) {
        if (type.getSort() == Type.ARRAY) {
            Obj array = world.heap.at(body, Obj.Kind.ARRAY, "argument", type.getDescriptor(), null);
            world.solver.add(to, array);
            decode(body, type.getElementType(), inside, world.heap.slot(array, Heap.CONTENTS));
        } else if (type.getSort() == Type.OBJECT) {
            object(body, type.getInternalName(), inside, to);
        }
    }

    private void object(Instance body, String name, Set<String> inside, Node to) {
        ClassModel model = world.table.find(name);
        if (model == null) {
            world.bodies.missing(body, 0, name);
            return;
        }
        if (world.described(model)) {
            Obj argument = world.heap.at(body, Obj.Kind.ARGUMENT, "argument", name, inside);
            world.solver.add(to, argument);
            for (String one : inside) {
                if (!one.equals(name)) {
                    object(body, one, Set.of(), world.heap.slot(argument, Heap.CONTENTS));
                }
            }
            return;
        }
        if (model.isEnum()) {
            enumConstant(body, model, to);
        } else if (model.isAbstract()) {
            abstractType(body, model, to);
        } else {
            bean(body, model, to);
        }
    }

    /** A constant, found by its name, by what its {@code @JsonValue} gives, or by a creator. */
    private void enumConstant(Instance body, ClassModel model, Node to) {
        Obj constant = world.heap.unknown(model.name());
        world.bodies.initialise(body, model, 0);
        world.solver.add(to, constant);
        if (!searched.add(world.heap.at(body, Obj.Kind.ARGUMENT, "argument", model.name(), null))) {
            return;
        }
        annotated(body, model, to);
        for (MethodModel method : model.methods()) {
            if (JacksonClasses.isAnnotated(method.node().visibleAnnotations)) {
                call(
                        body,
                        method,
                        constant,
                        method.isStatic() ? to : new Node(body.startup()),
                        new Node(body.startup()));
                if (method.isOverridable()) {
                    Node self = new Node(body.startup());
                    world.solver.add(self, constant);
                    world.calls.virtual(
                            new Call(body, 0, -1, body.mode(), method, List.of(self), null, Instance.Link.CODEC));
                }
            }
        }
    }

    /** What annotations on a class name: other classes to decode to, builders, code that Jackson runs. */
    private Node annotated(Instance body, ClassModel model, Node to) {
        Node made = new Node(body.startup());
        JacksonClasses classes = JacksonClasses.of(world.table, model);
        for (String one : classes.decoded()) {
            object(body, one, Set.of(), made);
        }
        for (String one : classes.builders()) {
            builder(body, one, made);
        }
        for (String one : classes.run()) {
            run(body, one, made);
        }
        if (classes.any() && body.counts()) {
            world.crossings.opaque(
                    body, 0, Labels.qualified(model.name()), "what is decoded names the class that is made", null);
        }
        world.solver.edge(made, to, world.heap.filter(model.name()));
        return made;
    }

    private void builder(Instance body, String name, Node to) {
        ClassModel model = world.table.find(name);
        if (model == null) {
            world.bodies.missing(body, 0, name);
        } else if (!world.described(model) && !model.isAbstract()) {
            bean(body, model, new Node(body.startup()));
            Obj object = world.heap.at(body, Obj.Kind.ARGUMENT, "argument", name, null);
            if (searched.add(world.heap.at(body, Obj.Kind.ARGUMENT, "builder", name, null))) {
                for (MethodModel method : model.methods()) {
                    if (!method.isStatic()
                            && !method.isConstructor()
                            && method.parameters().size() <= 1) {
                        call(body, method, object, to, new Node(body.startup()));
                    }
                }
            }
        }
    }

    /** Jackson makes an object of a class and calls what it overrides. */
    private void run(Instance body, String name, Node to) {
        ClassModel model = world.table.find(name);
        if (model == null) {
            world.bodies.missing(body, 0, name);
            return;
        }
        if (world.described(model) || model.isAbstract()) {
            return;
        }
        Obj object = world.heap.at(body, Obj.Kind.ARGUMENT, "run", name, null);
        if (!searched.add(object)) {
            return;
        }
        world.bodies.initialise(body, model, 0);
        for (MethodModel method : runnable(model)) {
            Node self = new Node(body.startup());
            world.solver.add(self, object);
            List<Node> arguments = new ArrayList<>(List.of(self));
            for (Type type : method.parameters()) {
                Node argument = new Node(body.startup());
                if (type.getSort() >= Type.ARRAY) {
                    world.solver.add(argument, world.heap.unknown(type.getInternalName()));
                }
                arguments.add(argument);
            }
            Call call = new Call(body, 0, -1, body.mode(), method, arguments, to, Instance.Link.CODEC);
            world.calls.followed(call, object);
        }
    }

    /** A class's constructors and what it overrides, Jackson's own classes left out. */
    private List<MethodModel> runnable(ClassModel model) {
        List<MethodModel> result = new ArrayList<>();
        Set<String> types = world.table.supertypes(model.name());
        for (String name : types) {
            ClassModel one = world.table.find(name);
            if (one == null || world.described(one) || name.contains("/jackson/")) {
                continue;
            }
            for (MethodModel method : one.methods()) {
                boolean instance = !method.isStatic() && !method.isPrivate() && method.hasCode();
                boolean constructs = method.isConstructor() && one == model;
                boolean overrides = !method.isConstructor()
                        && types.stream().anyMatch(above -> !above.equals(name) && declares(above, method));
                if (instance && (constructs || overrides)) {
                    result.add(method);
                }
            }
        }
        return result;
    }

    private boolean declares(String type, MethodModel method) {
        ClassModel model = world.table.find(type);
        return model != null && model.method(method.name(), method.descriptor()) != null;
    }

    private void abstractType(Instance body, ClassModel model, Node to) {
        boolean any = false;
        annotated(body, model, to);
        for (String one : world.startup.visibleImplementations(model.name())) {
            ClassModel implementation = world.table.find(one);
            if (implementation != null) {
                any = true;
                bean(body, implementation, to);
            }
        }
        if (!any) {
            world.solver.add(to, world.heap.unknown(model.name()));
        }
    }

    /** An object made by its constructor or creator and filled by its setters. */
    private void bean(Instance body, ClassModel model, Node to) {
        Obj object = world.heap.at(body, Obj.Kind.ARGUMENT, "argument", model.name(), null);
        boolean known = to.holds(object);
        world.solver.add(to, object);
        if (known || !searched.add(object)) {
            return;
        }
        world.bodies.initialise(body, model, 0);
        Node made = annotated(body, model, to);
        Set<String> called = new HashSet<>();
        for (String name : world.table.supertypes(model.name())) {
            ClassModel one = world.table.find(name);
            if (one != null && !world.described(one)) {
                for (MethodModel method : one.methods()) {
                    boolean own = one == model || !(method.isConstructor() || method.isStatic());
                    if (own && takesDecoded(one, method) && called.add(method.key())) {
                        call(body, method, object, to, made);
                    }
                }
                fields(body, one, object, made);
            }
        }
        for (MethodModel override : world.describedOverrides(model)) {
            if (body.counts() && !Bodies.isGenerated(override)) {
                world.calls.enterOverride(body, override, object, 0);
            }
        }
    }

    /** Fields that are filled directly: public ones and annotated ones. */
    private void fields(Instance body, ClassModel model, Obj object, Node made) {
        for (FieldNode field : model.node().fields) {
            var found = world.table.resolveField(model.name(), field.name, field.desc);
            if (found != null && isSeen(field)) {
                Node slot = world.heap.slot(object, Bodies.slot(found));
                Type type = Type.getType(field.desc);
                decode(body, type, inSignature(field.signature), slot);
                if (type.getSort() == Type.OBJECT) {
                    world.solver.edge(made, slot, world.heap.filter(type.getInternalName()));
                }
            }
        }
    }

    private static boolean isSeen(FieldNode field) {
        boolean isPublic = (field.access & Opcodes.ACC_PUBLIC) != 0;
        return (field.access & Opcodes.ACC_STATIC) == 0
                && (isPublic || JacksonClasses.isAnnotated(field.visibleAnnotations));
    }

    private boolean takesDecoded(ClassModel model, MethodModel method) {
        boolean annotated = JacksonClasses.isAnnotated(method.node().visibleAnnotations);
        if (method.isConstructor()) {
            return !method.isPrivate() || method.parameters().isEmpty() || annotated;
        }
        if (method.isStatic()) {
            boolean factory = FACTORIES.contains(method.name())
                    && method.parameters().size() == 1
                    && method.returns().equals(Type.getObjectType(model.name()));
            return annotated || factory;
        }
        boolean setter = method.name().startsWith("set") && method.parameters().size() == 1;
        return setter
                || isFilledByGetter(method)
                || (!model.isRecord() && annotated && !method.parameters().isEmpty());
    }

    /** A collection that has a getter alone is filled by it. */
    private boolean isFilledByGetter(MethodModel method) {
        Type type = method.returns();
        return method.name().startsWith("get")
                && method.parameters().isEmpty()
                && (method.node().access & Opcodes.ACC_PUBLIC) != 0
                && type.getSort() == Type.OBJECT
                && (world.table.isSubtype(type.getInternalName(), "java/util/Collection")
                        || world.table.isSubtype(type.getInternalName(), "java/util/Map"));
    }

    /** Calls a method with decoded arguments, or with what code that an annotation names made of them. */
    private void call(Instance body, MethodModel method, Obj object, Node to, Node made) {
        List<Node> arguments = new ArrayList<>();
        if (!method.isStatic()) {
            Node self = new Node(body.startup());
            world.solver.add(self, object);
            arguments.add(self);
        }
        List<Set<String>> mentioned = mentioned(method);
        for (int i = 0; i < method.parameters().size(); i++) {
            Node argument = new Node(body.startup());
            Type type = method.parameters().get(i);
            decode(body, type, i < mentioned.size() ? mentioned.get(i) : Set.of(), argument);
            if (type.getSort() == Type.OBJECT) {
                world.solver.edge(made, argument, world.heap.filter(type.getInternalName()));
            }
            arguments.add(argument);
        }
        Node result = null;
        if (method.returns().getSort() == Type.OBJECT && !isFilledByGetter(method)) {
            result = new Node(body.startup());
            world.solver.edge(result, to, world.heap.filter(method.returns().getInternalName()));
        }
        Call call = new Call(body, 0, -1, body.mode(), method, arguments, result, Instance.Link.CODEC);
        world.calls.followed(call, method.isStatic() ? null : object);
    }

    /** The classes that each parameter's generic type mentions. */
    private static List<Set<String>> mentioned(MethodModel method) {
        List<Set<String>> result = new ArrayList<>();
        String signature = method.node().signature;
        if (signature == null) {
            return result;
        }
        new SignatureReader(signature).accept(new SignatureVisitor(Opcodes.ASM9) {
            private boolean inParameters;

            @Override
            public SignatureVisitor visitParameterType() {
                result.add(new LinkedHashSet<>());
                inParameters = true;
                return this;
            }

            @Override
            public SignatureVisitor visitReturnType() {
                inParameters = false;
                return this;
            }

            @Override
            public SignatureVisitor visitExceptionType() {
                inParameters = false;
                return this;
            }

            @Override
            public void visitClassType(String name) {
                if (inParameters) {
                    result.get(result.size() - 1).add(name);
                }
            }
        });
        return result;
    }

    private static Set<String> inSignature(@Nullable String signature) {
        Set<String> result = new LinkedHashSet<>();
        if (signature != null) {
            new SignatureReader(signature).acceptType(new SignatureVisitor(Opcodes.ASM9) {
                @Override
                public void visitClassType(String name) {
                    result.add(name);
                }
            });
        }
        return result;
    }

    /** A library decodes objects of the classes that it is given. */
    void decoded(DescribedCall call) {
        Instance body = call.call().body();
        Node result = call.call().result();
        Node to = result == null ? new Node(body.startup()) : result;
        for (int i = 0; i < call.argumentCount(); i++) {
            world.solver.listen(call.argument(i), body.startup(), object -> decoded(body, object, to));
        }
    }

    private void decoded(Instance body, Obj object, Node to) {
        if (object.kind() == Obj.Kind.CLASS && object.data() instanceof String name && !name.startsWith("[")) {
            object(body, name, Set.of(), to);
        } else if (object.programClass() != null) {
            for (String one : inClassSignature(object.programClass().node().signature)) {
                decode(body, Type.getObjectType(one), Set.of(), to);
            }
        } else if (object.kind() == Obj.Kind.FOREIGN && object.type().endsWith("Type")) {
            Node held = new Node(body.startup());
            world.heap.read(object, Heap.CONTENTS, body.mode(), held, null);
            world.solver.listen(held, body.startup(), one -> {
                if (one.kind() == Obj.Kind.CLASS) {
                    decoded(body, one, to);
                }
            });
        }
    }

    /** The types that a class gives its generic superclass, as in {@code new TypeReference<List<Note>>() {}}. */
    private static Set<String> inClassSignature(@Nullable String signature) {
        Set<String> result = new LinkedHashSet<>();
        if (signature != null) {
            new SignatureReader(signature).accept(new SignatureVisitor(Opcodes.ASM9) {
                private int depth;

                @Override
                public void visitClassType(String name) {
                    if (depth++ > 0) {
                        result.add(name);
                    }
                }
            });
        }
        return result;
    }

    /** A library encodes the objects that it is given. */
    void encoded(DescribedCall call) {
        for (int i = 0; i < call.argumentCount(); i++) {
            encode(call.call().body(), call.argument(i));
        }
    }

    /** Lets what is in a node be encoded: accessors run, holders are iterated. */
    void encode(Instance body, Node from) {
        Node node = new Node(body.startup());
        world.solver.edge(from, node);
        world.solver.listen(node, body.startup(), object -> encode(body, object, node));
    }

    private void encode(Instance body, Obj object, Node node) {
        ClassModel model = object.programClass();
        if (model != null) {
            accessors(body, model, object, node);
        }
        switch (object.kind()) {
            case ARRAY, FOREIGN, MADE, ARGUMENT, UNKNOWN, AMBIENT -> {
                if (model == null || isIterated(model)) {
                    world.heap.read(object, Heap.CONTENTS, body.mode(), node, null);
                }
            }
            default -> {}
        }
    }

    private boolean isIterated(ClassModel model) {
        for (String one : ITERATED) {
            if (world.table.isSubtype(model.name(), one)) {
                return true;
            }
        }
        return false;
    }

    private void accessors(Instance body, ClassModel model, Obj object, Node node) {
        boolean iterated = isIterated(model);
        if (iterated) {
            for (MethodModel method : world.describedOverrides(model)) {
                access(body, method, object, node);
            }
        }
        for (String name : world.table.supertypes(model.name())) {
            ClassModel one = world.table.find(name);
            if (one == null || world.described(one)) {
                continue;
            }
            for (MethodModel method : one.methods()) {
                if (isAccessor(one, method)) {
                    access(body, method, object, node);
                }
            }
            seenFields(body, one, object, node);
            for (String run : JacksonClasses.of(world.table, one).run()) {
                run(body, run, node);
            }
        }
    }

    /** Fields that are encoded directly: public ones and annotated ones. */
    private void seenFields(Instance body, ClassModel model, Obj object, Node node) {
        Node self = new Node(body.startup());
        world.solver.add(self, object);
        for (FieldNode field : model.node().fields) {
            var found = world.table.resolveField(model.name(), field.name, field.desc);
            if (found != null && isSeen(field) && Type.getType(field.desc).getSort() >= Type.ARRAY) {
                world.bodies.readField(body, found, self, node);
            }
        }
    }

    private static boolean isAccessor(ClassModel model, MethodModel method) {
        boolean readable = !method.isStatic()
                && method.parameters().isEmpty()
                && method.returns().getSort() != Type.VOID
                && !method.isConstructor();
        if (!readable) {
            return false;
        }
        if (JacksonClasses.isAnnotated(method.node().visibleAnnotations)) {
            return true;
        }
        if ((method.node().access & Opcodes.ACC_PUBLIC) == 0) {
            return false;
        }
        String name = method.name();
        boolean getter = (name.length() > 3 && name.startsWith("get")) || (name.length() > 2 && name.startsWith("is"));
        return getter || (model.isRecord() && hasComponent(model, name));
    }

    private static boolean hasComponent(ClassModel model, String name) {
        return model.node().recordComponents != null
                && model.node().recordComponents.stream().anyMatch(one -> one.name.equals(name));
    }

    private void access(Instance body, MethodModel method, Obj object, Node node) {
        MethodModel selected = world.table.select(
                java.util.Objects.requireNonNull(object.programClass()).name(), method);
        if (selected == null || world.described(selected.owner()) || !encoded.add(new Encoded(object, selected))) {
            return;
        }
        Node self = new Node(body.startup());
        world.solver.add(self, object);
        Call call = new Call(body, 0, -1, body.mode(), selected, List.of(self), node, Instance.Link.CODEC);
        world.calls.followed(call, object);
    }

    /** Forgets what belongs to the call that was looked at. */
    void dropCall() {
        encoded.clear();
        searched.removeIf(one -> !one.outlives());
    }
}
