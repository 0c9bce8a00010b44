package dev.hintproof.processor.analysis;

import dev.hintproof.processor.bytecode.ClassModel;
import dev.hintproof.processor.bytecode.MethodModel;
import dev.hintproof.processor.ir.Op;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.objectweb.asm.ConstantDynamic;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** {@code invokedynamic} and constants that need running: lambdas, method references, concatenation, records' methods. */
final class Lambdas {

    private static final String METAFACTORY = "java/lang/invoke/LambdaMetafactory";
    private static final String CONCAT = "java/lang/invoke/StringConcatFactory";
    private static final String OBJECT_METHODS = "java/lang/runtime/ObjectMethods";
    private static final String SWITCH = "java/lang/runtime/SwitchBootstraps";

    private record Adapted(Obj lambda, Mode mode) {}

    private final World world;
    private final Map<Adapted, Instance> programAdapters = new HashMap<>();
    private final Map<Adapted, Instance> adapters = new HashMap<>();

    Lambdas(World world) {
        this.world = world;
    }

    /** An {@code invokedynamic} instruction. */
    void dynamic(Instance body, Op.Dynamic d, int site) {
        switch (d.bootstrap().getOwner()) {
            case METAFACTORY -> lambda(body, d, site);
            case CONCAT -> concatenation(body, d, site);
            case OBJECT_METHODS -> recordMethod(body, d, site);
            case SWITCH -> {
                // Tests types and constants; a label's own code runs in the body.
            }
            default ->
                world.crossings.opaque(
                        body,
                        d.line(),
                        Labels.simple(d.bootstrap().getOwner()) + "."
                                + d.bootstrap().getName(),
                        "what this bootstrap method links the call to can't be known",
                        Crossings.vouchRemedy(body.method()));
        }
    }

    /** A constant that is made when it is first used. */
    void constant(Instance body, Op.OtherConstant c) {
        Node to = body.value(c.result());
        if (c.constant() instanceof Handle handle) {
            world.solver.add(to, world.handles.handle(handle));
        } else if (c.constant() instanceof ConstantDynamic dynamic
                && !dynamic.getBootstrapMethod().getOwner().equals("java/lang/invoke/ConstantBootstraps")
                && !dynamic.getBootstrapMethod().getOwner().equals(OBJECT_METHODS)) {
            world.crossings.opaque(
                    body, c.line(), "dynamic constant " + dynamic.getName(), "what makes it can't be known", null);
        }
    }

    private void lambda(Instance body, Op.Dynamic d, int site) {
        Type made = Type.getReturnType(d.descriptor());
        Set<String> descriptors = new LinkedHashSet<>();
        descriptors.add(((Type) d.constants().get(0)).getDescriptor());
        Set<String> markers = new LinkedHashSet<>();
        for (Object more : d.constants().subList(3, d.constants().size())) {
            if (more instanceof Type type && type.getSort() == Type.METHOD) {
                descriptors.add(type.getDescriptor());
            } else if (more instanceof Type type) {
                markers.add(type.getInternalName());
            }
        }
        List<Node> captured = new ArrayList<>();
        for (List<Integer> one : d.arguments()) {
            captured.add(world.bodies.operand(body, one));
        }
        LambdaSite lambda = new LambdaSite(
                body,
                d.line(),
                d.name(),
                descriptors,
                (Type) d.constants().get(2),
                (Handle) d.constants().get(1),
                captured,
                markers);
        Obj object = world.heap.at(body, Obj.Kind.LAMBDA, site, made.getInternalName(), lambda);
        world.solver.add(body.value(d.result()), object);
        if (body.startup()) {
            world.startup.register(object);
        } else if (!Bodies.isInitialiser(body)) {
            Instance adapter = adapter(object, body.mode());
            if (body.counts()) {
                body.edges().add(new Instance.Edge(adapter, d.line(), Instance.Link.REFERENCE));
            }
            ClassModel model = world.table.find(made.getInternalName());
            if (model != null) {
                for (MethodModel override : world.describedOverrides(model)) {
                    world.calls.enterOverride(body, override, object, d.line());
                }
            }
        }
    }

    /** The body that stands for running a lambda: its values are the functional method's parameters. */
    Instance adapter(Obj object, Mode mode) {
        Map<Adapted, Instance> map = mode == Mode.STARTUP ? programAdapters : adapters;
        Adapted key = new Adapted(object, mode);
        Instance known = map.get(key);
        if (known != null) {
            return known;
        }
        LambdaSite lambda = (LambdaSite) java.util.Objects.requireNonNull(object.data());
        Type[] parameters = lambda.instantiated().getArgumentTypes();
        Instance adapter = new Instance(lambda.maker().method(), mode, List.of(parameters), label(lambda));
        map.put(key, adapter);
        if (mode != Mode.STARTUP) {
            world.bodies.adapters().add(adapter);
        }
        world.solver.later(() -> run(adapter, lambda));
        return adapter;
    }

    private String label(LambdaSite lambda) {
        Handle implementation = lambda.implementation();
        if (isBody(implementation)) {
            return "lambda in " + Labels.simple(implementation.getOwner()) + "."
                    + Labels.lambdaHome(implementation.getName());
        }
        String name = implementation.getTag() == Opcodes.H_NEWINVOKESPECIAL ? "new" : implementation.getName();
        return Labels.simple(implementation.getOwner()) + "::" + name + " (method reference)";
    }

    private boolean isBody(Handle handle) {
        return handle.getName().startsWith("lambda$");
    }

    private void run(Instance adapter, LambdaSite lambda) {
        List<Node> arguments = new ArrayList<>(lambda.captured());
        for (int i = 0; i < adapter.valueCount(); i++) {
            arguments.add(adapter.value(i));
        }
        Handle handle = lambda.implementation();
        if (handle.getTag() == Opcodes.H_NEWINVOKESPECIAL) {
            construct(adapter, handle, arguments, lambda.line());
            return;
        }
        int opcode = switch (handle.getTag()) {
            case Opcodes.H_INVOKESTATIC -> Opcodes.INVOKESTATIC;
            case Opcodes.H_INVOKESPECIAL -> Opcodes.INVOKESPECIAL;
            case Opcodes.H_INVOKEINTERFACE -> Opcodes.INVOKEINTERFACE;
            default -> Opcodes.INVOKEVIRTUAL;
        };
        world.calls.call(
                adapter,
                lambda.line(),
                0,
                opcode,
                handle.getOwner(),
                handle.getName(),
                handle.getDesc(),
                arguments,
                adapter.result(),
                Instance.Link.CALL);
    }

    private void construct(Instance adapter, Handle handle, List<Node> arguments, int line) {
        ClassModel model = world.table.find(handle.getOwner());
        if (model == null) {
            world.bodies.missing(adapter, line, handle.getOwner());
            return;
        }
        Node object = new Node(adapter.startup());
        if (world.described(model)) {
            world.solver.add(object, world.heap.at(adapter, Obj.Kind.MADE, 0, handle.getOwner(), null));
        } else {
            world.bodies.make(adapter, model, 0, line, object);
        }
        world.solver.edge(object, adapter.result());
        List<Node> all = new ArrayList<>();
        all.add(object);
        all.addAll(arguments);
        world.calls.call(
                adapter,
                line,
                0,
                Opcodes.INVOKESPECIAL,
                handle.getOwner(),
                "<init>",
                handle.getDesc(),
                all,
                null,
                Instance.Link.CALL);
    }

    /** A call of an interface's method on a lambda. */
    void call(Call call, Obj object) {
        LambdaSite lambda = (LambdaSite) java.util.Objects.requireNonNull(object.data());
        MethodModel method = call.method();
        if (method.name().equals(lambda.method()) && method.isAbstract()) {
            List<Node> arguments = call.arguments().subList(1, call.arguments().size());
            enter(call, object, arguments, Instance.Link.CALL);
            return;
        }
        MethodModel target = world.table.select(object.type(), method);
        if (target == null) {
            return;
        }
        world.calls.enter(call.with(target), object);
    }

    /** Described code runs a lambda on what it can get hold of. */
    void calledBack(Call call, Obj object, Function<Type, Node> passed, Node returned) {
        LambdaSite lambda = (LambdaSite) java.util.Objects.requireNonNull(object.data());
        List<Node> arguments = new ArrayList<>();
        for (Type parameter : lambda.instantiated().getArgumentTypes()) {
            arguments.add(passed.apply(parameter));
        }
        Instance adapter = adapter(object, call.mode());
        connect(call, adapter, lambda, arguments, Instance.Link.CALLBACK);
        world.solver.edge(adapter.result(), returned);
    }

    private void enter(Call call, Obj object, List<Node> arguments, Instance.Link link) {
        LambdaSite lambda = (LambdaSite) java.util.Objects.requireNonNull(object.data());
        Instance adapter = adapter(object, call.mode());
        connect(call, adapter, lambda, arguments, link);
        if (call.result() != null) {
            world.solver.edge(adapter.result(), call.result());
        }
    }

    private void connect(Call call, Instance adapter, LambdaSite lambda, List<Node> arguments, Instance.Link link) {
        adapter.markCalled();
        Type[] parameters = lambda.instantiated().getArgumentTypes();
        for (int i = 0; i < parameters.length && i < arguments.size(); i++) {
            if (parameters[i].getSort() == Type.OBJECT) {
                world.solver.edge(
                        arguments.get(i), adapter.value(i), world.heap.filter(parameters[i].getInternalName()));
            } else if (parameters[i].getSort() == Type.ARRAY) {
                world.solver.edge(arguments.get(i), adapter.value(i));
            }
        }
        if (call.counts()) {
            call.body().edges().add(new Instance.Edge(adapter, call.line(), link));
        }
    }

    private void concatenation(Instance body, Op.Dynamic d, int site) {
        Type[] types = Type.getArgumentTypes(d.descriptor());
        List<Node> arguments = new ArrayList<>();
        for (int i = 0; i < types.length; i++) {
            Node node = world.bodies.operand(body, d.arguments().get(i));
            arguments.add(node);
            if (types[i].getSort() >= Type.ARRAY) {
                text(body, d.line(), site, node);
            }
        }
        Template template = new Template(Texts.parts(body, d, types, arguments));
        world.solver.add(body.value(d.result()), world.heap.at(body, Obj.Kind.TEXT, site, Heap.STRING, template));
    }

    /** Calls {@code toString} on whatever is in a node. */
    private void text(Instance body, int line, int site, Node node) {
        virtual(body, line, site, "toString", "()Ljava/lang/String;", node, List.of());
    }

    private void virtual(
            Instance body, int line, int site, String name, String descriptor, Node receiver, List<Node> more) {
        MethodModel method = world.table.resolve(Heap.OBJECT, name, descriptor);
        if (method != null) {
            List<Node> arguments = new ArrayList<>();
            arguments.add(receiver);
            arguments.addAll(more);
            world.calls.virtual(new Call(body, line, site, body.mode(), method, arguments, null, Instance.Link.CALL));
        }
    }

    /** {@code toString}, {@code equals} or {@code hashCode} of a record: the same of each component (JLS §8.10.3). */
    private void recordMethod(Instance body, Op.Dynamic d, int site) {
        for (Object constant : d.constants()) {
            if (constant instanceof Handle getter
                    && Type.getType(getter.getDesc()).getSort() == Type.OBJECT) {
                var field = world.table.resolveField(getter.getOwner(), getter.getName(), getter.getDesc());
                if (field != null) {
                    Node value = new Node(body.startup());
                    world.bodies.readField(body, field, body.value(0), value);
                    String descriptor = switch (d.name()) {
                        case "toString" -> "()Ljava/lang/String;";
                        case "hashCode" -> "()I";
                        default -> "(Ljava/lang/Object;)Z";
                    };
                    virtual(
                            body,
                            d.line(),
                            site,
                            d.name(),
                            descriptor,
                            value,
                            d.name().equals("equals") ? List.of(value) : List.of());
                }
            }
        }
    }

    /** Forgets what belongs to the call that was looked at. */
    void dropCall() {
        adapters.clear();
    }
}
