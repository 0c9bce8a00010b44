package dev.hintproof.processor.analysis;

import dev.hintproof.manifest.effect.Capability;
import dev.hintproof.processor.bytecode.ClassModel;
import dev.hintproof.processor.bytecode.ClassTable;
import dev.hintproof.processor.bytecode.MethodModel;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** Reflection, method handles, proxies and service loading: followed where the names are constants (rule 7), opaque otherwise. */
final class Reflection {

    /** Marks an object that is a dynamic proxy: it may be of any interface, and what it holds is its handler. */
    static final String PROXY = "proxy";

    /** Marks a service loader whose providers are known: they are what it holds. */
    private static final String SERVICES = "services";

    private static final String METHOD = "java/lang/reflect/Method";
    private static final String CONSTRUCTOR = "java/lang/reflect/Constructor";
    private static final String FIELD = "java/lang/reflect/Field";
    private static final String HANDLE = "java/lang/invoke/MethodHandle";
    private static final String VAR_HANDLE = "java/lang/invoke/VarHandle";

    private final World world;

    Reflection(World world) {
        this.world = world;
    }

    /**
     * Follows a reflective call by the name that the catalog gives it.
     *
     * @return false where that name isn't known here, so that the rule's own effect stands
     */
    boolean follow(String name, DescribedCall call) {
        switch (name) {
            case "class-for-name" -> forName(call);
            case "class-get-method" -> getMethod(call, false);
            case "class-get-methods" -> getMethod(call, true);
            case "class-get-constructor", "class-get-constructors" -> getConstructor(call);
            case "class-get-field" -> getField(call);
            case "class-new-instance" ->
                each(call, call.receivers(), "the class isn't known", object -> newInstance(call, object));
            case "constructor-new-instance" ->
                each(call, call.receivers(), "the constructor isn't known", object -> newInstance(call, object));
            case "method-invoke" ->
                each(call, call.receivers(), "the method isn't known", object -> invoke(call, object));
            case "field-get" -> each(call, call.receivers(), "the field isn't known", object -> get(call, object));
            case "field-set" -> each(call, call.receivers(), "the field isn't known", object -> set(call, object));
            case "lookup-find-virtual", "lookup-bind" -> find(call, false);
            case "lookup-find-static" -> find(call, false);
            case "lookup-find-special" -> find(call, true);
            case "lookup-find-constructor" -> findConstructor(call);
            case "lookup-find-getter", "lookup-find-setter", "lookup-find-var-handle" -> findField(call);
            case "method-handle-combinator" -> call.holdAll(null);
            case "proxy-new-instance" -> {
                call.holdAll(PROXY);
                world.solver.edge(call.argument(2), world.heap.slot(call.made(PROXY), PROXY));
            }
            case "service-loader-load" ->
                each(call, call.argument(0), "the service isn't known", object -> services(call, object));
            case "service-loader-iterate" ->
                each(call, call.receivers(), "the service isn't known", object -> provided(call, object));
            case "class-enum-constants" -> enumConstants(call);
            case "class-loader-load" -> forName(call);
            case "field-updater" ->
                each(call, call.argument(0), "the class isn't known", object -> updater(call, object));
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
    private void each(DescribedCall call, Node node, String why, Predicate<Obj> handler) {
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

    private void unknown(DescribedCall call, String why) {
        call.hit(Capability.OPAQUE, why);
        Node result = call.call().result();
        Type type = call.call().method().returns();
        if (result != null && type.getSort() >= Type.ARRAY) {
            world.solver.add(result, world.heap.unknown(type.getInternalName()));
        }
    }

    private void give(DescribedCall call, Obj object) {
        Node result = call.call().result();
        if (result != null) {
            world.solver.add(result, object);
        }
    }

    private static @Nullable String text(Obj object) {
        return object.kind() == Obj.Kind.TEXT && object.data() instanceof String text ? text : null;
    }

    private @Nullable ClassModel classOf(Obj object) {
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
    private void pair(DescribedCall call, Node classes, Node names, String unknownType, Pair pair) {
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

    private void give(DescribedCall call, Obj object, Node classes, Node names) {
        world.bodies.pend(call.call().body(), () -> {
            if (classes.isEmpty() || names.isEmpty()) {
                give(call, object);
            }
        });
    }

    private interface Pair {
        void of(ClassModel model, String name);
    }

    private void getMethod(DescribedCall call, boolean all) {
        if (all) {
            world.solver.listen(call.receivers(), call.call().startup(), object -> {
                ClassModel model = classOf(object);
                Obj found = model == null
                        ? world.heap.value(METHOD)
                        : world.heap.member(new Member.Methods(methods(model, null)), METHOD);
                Obj array = world.heap.at(
                        call.call().body(), Obj.Kind.ARRAY, call.call().site(), "[L" + METHOD + ";", null);
                world.solver.add(world.heap.slot(array, Heap.CONTENTS), found);
                give(call, array);
            });
            return;
        }
        pair(
                call,
                call.receivers(),
                call.argument(0),
                METHOD,
                (model, name) -> give(call, world.heap.member(new Member.Methods(methods(model, name)), METHOD)));
    }

    private List<MethodModel> methods(ClassModel model, @Nullable String name) {
        List<MethodModel> result = new ArrayList<>();
        for (String one : world.table.supertypes(model.name())) {
            ClassModel type = world.table.find(one);
            if (type != null && !one.equals(Heap.OBJECT)) {
                for (MethodModel method : type.methods()) {
                    if (!method.isConstructor()
                            && (name == null || method.name().equals(name))) {
                        result.add(method);
                    }
                }
            }
        }
        return result;
    }

    private void getConstructor(DescribedCall call) {
        world.solver.listen(call.receivers(), call.call().startup(), object -> {
            ClassModel model = classOf(object);
            Obj found = model == null
                    ? world.heap.value(CONSTRUCTOR)
                    : world.heap.member(new Member.Methods(constructors(model)), CONSTRUCTOR);
            if (call.call().method().returns().getSort() == Type.ARRAY) {
                Obj array = world.heap.at(
                        call.call().body(), Obj.Kind.ARRAY, call.call().site(), "[L" + CONSTRUCTOR + ";", null);
                world.solver.add(world.heap.slot(array, Heap.CONTENTS), found);
                give(call, array);
            } else {
                give(call, found);
            }
        });
    }

    private static List<MethodModel> constructors(ClassModel model) {
        return model.methods().stream().filter(MethodModel::isConstructor).toList();
    }

    private void getField(DescribedCall call) {
        pair(call, call.receivers(), call.argument(0), FIELD, (model, name) -> field(call, model, name, FIELD));
    }

    private void findField(DescribedCall call) {
        String type = call.call().method().returns().getInternalName();
        pair(call, call.argument(0), call.argument(1), type, (model, name) -> field(call, model, name, type));
    }

    private void field(DescribedCall call, ClassModel model, String name, String type) {
        for (String one : world.table.supertypes(model.name())) {
            ClassModel owner = world.table.find(one);
            if (owner != null) {
                for (var field : owner.node().fields) {
                    if (field.name.equals(name)) {
                        boolean isStatic = (field.access & Opcodes.ACC_STATIC) != 0;
                        give(call, world.heap.member(new Member.Field(owner.name(), name, field.desc, isStatic), type));
                        return;
                    }
                }
            }
        }
        give(call, world.heap.value(type));
    }

    private void find(DescribedCall call, boolean special) {
        if (call.call().method().name().equals("bind")) {
            give(call, world.heap.value(HANDLE));
            return;
        }
        pair(call, call.argument(0), call.argument(1), HANDLE, (model, name) -> {
            for (MethodModel method : methods(model, name)) {
                give(call, world.heap.member(new Member.Handle(method, special, false), HANDLE));
            }
        });
    }

    private void findConstructor(DescribedCall call) {
        world.solver.listen(call.argument(0), call.call().startup(), object -> {
            ClassModel model = classOf(object);
            if (model == null) {
                give(call, world.heap.value(HANDLE));
                return;
            }
            for (MethodModel one : constructors(model)) {
                give(call, world.heap.member(new Member.Handle(one, true, true), HANDLE));
            }
        });
    }

    /** The object for a method handle constant. */
    Obj handle(Handle handle) {
        MethodModel target = world.table.resolve(handle.getOwner(), handle.getName(), handle.getDesc());
        if (target == null) {
            return world.heap.value(HANDLE);
        }
        boolean special = handle.getTag() == Opcodes.H_INVOKESPECIAL;
        return world.heap.member(
                new Member.Handle(target, special, handle.getTag() == Opcodes.H_NEWINVOKESPECIAL), HANDLE);
    }

    private boolean newInstance(DescribedCall call, Obj object) {
        ClassModel model = classOf(object);
        if (model != null) {
            MethodModel constructor = model.method("<init>", "()V");
            return constructor != null
                    && construct(
                            call.call(), constructor, List.of(), call.call().result());
        }
        if (object.data() instanceof Member.Methods methods) {
            Node arguments = elements(call, 0);
            for (MethodModel one : methods.candidates()) {
                construct(call.call(), one, List.of(arguments), call.call().result());
            }
            return true;
        }
        return false;
    }

    /** Makes an object and runs its constructor; a single node of arguments stands for all of them. */
    private boolean construct(Call call, MethodModel constructor, List<Node> arguments, @Nullable Node result) {
        ClassModel model = constructor.owner();
        Node object = new Node(call.startup());
        int site = System.identityHashCode(constructor) | 0x40000000;
        if (world.described(model)) {
            world.solver.add(
                    object,
                    world.heap.at(call.body(), Obj.Kind.MADE, List.of(call.site(), constructor), model.name(), null));
        } else {
            world.bodies.make(call.body(), model, site, call.line(), object);
        }
        if (result != null) {
            world.solver.edge(object, result);
        }
        List<Node> all = new ArrayList<>();
        all.add(object);
        for (int i = 0; i < constructor.parameters().size(); i++) {
            all.add(spread(arguments, i, call));
        }
        world.calls.enter(
                new Call(call.body(), call.line(), site, call.mode(), constructor, all, null, Instance.Link.CALL),
                null);
        return true;
    }

    private static Node spread(List<Node> arguments, int index, Call call) {
        if (arguments.isEmpty()) {
            return new Node(call.startup());
        }
        return arguments.size() == 1 ? arguments.get(0) : arguments.get(Math.min(index, arguments.size() - 1));
    }

    private Node elements(DescribedCall call, int argument) {
        Node result = new Node(call.call().startup());
        world.solver.listen(
                call.argument(argument),
                call.call().startup(),
                array -> world.heap.read(array, Heap.CONTENTS, call.call().mode(), result, null));
        return result;
    }

    private boolean invoke(DescribedCall call, Obj object) {
        if (!(object.data() instanceof Member.Methods methods)) {
            return false;
        }
        Node elements = elements(call, 1);
        for (MethodModel one : methods.candidates()) {
            List<Node> arguments = new ArrayList<>();
            if (!one.isStatic()) {
                arguments.add(call.argument(0));
            }
            for (int i = 0; i < one.parameters().size(); i++) {
                arguments.add(elements);
            }
            run(call.call(), one, false, arguments);
        }
        return !methods.candidates().isEmpty();
    }

    private void run(Call from, MethodModel method, boolean special, List<Node> arguments) {
        int site = System.identityHashCode(method) | 0x40000000;
        Call call = new Call(
                from.body(), from.line(), site, from.mode(), method, arguments, from.result(), Instance.Link.CALL);
        if (method.isStatic()) {
            world.bodies.initialise(from.body(), method.owner(), from.line());
        }
        if (method.isStatic() || special || method.isPrivate()) {
            world.calls.enter(call, null);
        } else {
            Node narrowed = new Node(from.startup());
            world.solver.edge(
                    arguments.get(0), narrowed, world.heap.filter(method.owner().name()));
            List<Node> all = new ArrayList<>(arguments);
            all.set(0, narrowed);
            world.calls.virtual(new Call(
                    from.body(), from.line(), site, from.mode(), method, all, from.result(), Instance.Link.CALL));
        }
    }

    private boolean get(DescribedCall call, Obj object) {
        return access(call.call(), object, call.argument(0), null);
    }

    private boolean set(DescribedCall call, Obj object) {
        return access(call.call(), object, call.argument(0), call.argument(1));
    }

    private boolean access(Call call, Obj object, Node holder, @Nullable Node value) {
        if (!(object.data() instanceof Member.Field member)) {
            return false;
        }
        ClassTable.FieldModel field = world.table.resolveField(member.owner(), member.name(), member.descriptor());
        if (field == null || world.described(field.owner())) {
            return false;
        }
        Node objects = member.isStatic() ? null : holder;
        if (value != null) {
            world.bodies.writeField(call.body(), field, objects, value, call.line());
        } else if (call.result() != null && Type.getType(field.node().desc).getSort() >= Type.ARRAY) {
            world.bodies.readField(call.body(), field, objects, call.result());
        }
        return true;
    }

    private boolean services(DescribedCall call, Obj object) {
        if (!(object.data() instanceof String name) || object.kind() != Obj.Kind.CLASS) {
            return false;
        }
        List<String> providers;
        try {
            providers = world.source.services(name.replace('/', '.'));
        } catch (IOException e) {
            throw new UncheckedIOException("the services of " + name + " can't be read", e);
        }
        Obj loader = call.made(SERVICES);
        Node held = world.heap.slot(loader, Heap.CONTENTS);
        for (String provider : providers) {
            ClassModel model = world.table.find(provider.replace('.', '/'));
            MethodModel constructor = model == null ? null : model.method("<init>", "()V");
            if (constructor == null) {
                return false;
            }
            construct(call.call(), constructor, List.of(), held);
        }
        give(call, loader);
        return !providers.isEmpty() || isFollowed(name);
    }

    /** What a loader of known services gives. */
    private boolean provided(DescribedCall call, Obj object) {
        if (!SERVICES.equals(object.data())) {
            return false;
        }
        Node result = call.call().result();
        if (result != null) {
            Obj made = call.made();
            world.heap.read(object, Heap.CONTENTS, call.call().mode(), world.heap.slot(made, Heap.CONTENTS), null);
            world.solver.add(result, made);
        }
        return true;
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

    private boolean updater(DescribedCall call, Obj object) {
        give(call, world.heap.value(call.call().method().returns().getInternalName()));
        return classOf(object) != null;
    }

    private boolean isFollowed(String name) {
        ClassModel model = world.table.find(name);
        return model != null && !world.described(model);
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

    /** Whether a method's descriptor is the caller's own (JVMS §2.9.3). */
    boolean isPolymorphic(String owner, String name) {
        if (owner.equals(HANDLE)) {
            return name.equals("invoke") || name.equals("invokeExact");
        }
        return owner.equals(VAR_HANDLE)
                && !List.of("varType", "coordinateTypes", "toMethodHandle").contains(name);
    }

    /** A call through a method handle or variable handle. */
    void polymorphic(
            Instance body,
            int line,
            int site,
            String owner,
            String name,
            String descriptor,
            List<Node> arguments,
            @Nullable Node result) {
        MethodModel object = world.table.resolve(Heap.OBJECT, "hashCode", "()I");
        if (object == null) {
            throw new IllegalStateException("the JDK has Object");
        }
        Call call = new Call(body, line, site, body.mode(), object, arguments, result, Instance.Link.CALL);
        Consumer<Obj> each =
                owner.equals(HANDLE) ? one -> handle(call, one, name) : one -> variable(call, one, name, descriptor);
        world.solver.listen(arguments.get(0), body.startup(), each);
        world.bodies.pend(body, () -> {
            if (arguments.get(0).isEmpty()) {
                world.crossings.opaque(body, line, Labels.simple(owner) + "." + name, "the handle isn't known", null);
            }
        });
    }

    private void handle(Call call, Obj object, String name) {
        if (object.data() instanceof Member.Handle handle) {
            List<Node> arguments = call.arguments().subList(1, call.arguments().size());
            if (handle.constructs()) {
                construct(call, handle.target(), arguments, call.result());
            } else {
                run(call, handle.target(), handle.special(), arguments);
            }
        } else if (object.data() instanceof Member.Field) {
            access(call, object, at(call, 1), call.arguments().size() > 2 ? at(call, 2) : null);
        } else if (object.kind() == Obj.Kind.FOREIGN) {
            combined(call, object, name);
        } else if (call.counts()) {
            world.crossings.opaque(call.body(), call.line(), "MethodHandle." + name, "the handle isn't known", null);
        }
    }

    private static Node at(Call call, int index) {
        return index < call.arguments().size() ? call.arguments().get(index) : new Node(call.startup());
    }

    /** A handle made of others: each of them may run. */
    private void combined(Call call, Obj object, String name) {
        Node held = new Node(call.startup());
        world.heap.read(object, Heap.CONTENTS, call.mode(), held, null);
        Node pool = new Node(call.startup());
        for (Node one : call.arguments()) {
            world.solver.edge(one, pool);
        }
        world.solver.edge(held, pool);
        world.solver.listen(held, call.startup(), one -> {
            if (one.kind() == Obj.Kind.MEMBER) {
                calledBack(call, one, pool);
            } else if (one.kind() == Obj.Kind.FOREIGN
                    && one != object
                    && one.type().equals(HANDLE)) {
                combined(call, one, name);
            } else if (one.kind() == Obj.Kind.VALUE && one.type().equals(HANDLE) && call.counts()) {
                world.crossings.opaque(
                        call.body(), call.line(), "MethodHandle." + name, "the handle isn't known", null);
            }
        });
        if (call.result() != null) {
            world.solver.edge(pool, call.result());
        }
    }

    /** Described code may invoke a member that it was given. */
    void calledBack(Call call, Obj object, Node pool) {
        List<Node> arguments = new ArrayList<>();
        if (object.data() instanceof Member.Handle handle) {
            int count = handle.target().parameters().size() + (handle.target().isStatic() ? 0 : 1);
            for (int i = 0; i < count; i++) {
                arguments.add(pool);
            }
            if (handle.constructs()) {
                construct(call, handle.target(), List.of(pool), call.result());
            } else {
                run(call, handle.target(), handle.special(), arguments);
            }
        }
    }

    private void variable(Call call, Obj object, String name, String descriptor) {
        boolean reads = name.startsWith("get") && !name.startsWith("getAnd");
        if (object.data() instanceof Member.Field field) {
            Node holder = field.isStatic() ? new Node(call.startup()) : at(call, 1);
            int count = call.arguments().size();
            access(call, object, holder, reads ? null : at(call, count - 1));
            if (!reads
                    && call.result() != null
                    && Type.getReturnType(descriptor).getSort() >= Type.ARRAY) {
                access(call, object, holder, null);
            }
        } else if (call.counts()) {
            world.crossings.opaque(
                    call.body(), call.line(), "VarHandle." + name, "the variable that it stands for isn't known", null);
        }
    }

    /** A call on a proxy: its handler runs. */
    void proxied(Call call, Obj proxy) {
        Node held = new Node(call.startup());
        world.heap.read(proxy, PROXY, call.mode(), held, null);
        MethodModel handler = world.table.resolve(
                "java/lang/reflect/InvocationHandler",
                "invoke",
                "(Ljava/lang/Object;Ljava/lang/reflect/Method;[Ljava/lang/Object;)Ljava/lang/Object;");
        if (handler == null) {
            throw new IllegalStateException("the JDK has InvocationHandler");
        }
        Node receiver = new Node(call.startup());
        world.solver.edge(held, receiver, world.heap.filter("java/lang/reflect/InvocationHandler"));
        Node self = new Node(call.startup());
        world.solver.add(self, proxy);
        Node all = new Node(call.startup());
        Obj array =
                world.heap.at(call.body(), Obj.Kind.ARRAY, List.of(call.site(), "proxy"), "[Ljava/lang/Object;", null);
        for (int i = 1; i < call.arguments().size(); i++) {
            world.solver.edge(call.arguments().get(i), world.heap.slot(array, Heap.CONTENTS));
        }
        world.solver.add(all, array);
        Node method = new Node(call.startup());
        world.solver.add(method, world.heap.member(new Member.Methods(List.of(call.method())), METHOD));
        world.calls.virtual(new Call(
                call.body(),
                call.line(),
                call.site(),
                call.mode(),
                handler,
                List.of(receiver, self, method, all),
                call.result(),
                Instance.Link.CALL));
    }
}
