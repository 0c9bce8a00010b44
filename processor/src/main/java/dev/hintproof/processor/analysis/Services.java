package dev.hintproof.processor.analysis;

import dev.hintproof.processor.bytecode.ClassModel;
import dev.hintproof.processor.bytecode.MethodModel;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;

/** Service loaders: the providers of a service that is known. */
final class Services {

    /** Marks a service loader whose providers are known: they are what it holds. */
    private static final String SERVICES = "services";

    private final World world;

    Services(World world) {
        this.world = world;
    }

    boolean services(DescribedCall call, Obj object) {
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
            world.members.construct(call.call(), constructor, List.of(), held);
        }
        world.reflection.give(call, loader);
        return !providers.isEmpty() || isFollowed(name);
    }

    /** What a loader of known services gives. */
    boolean provided(DescribedCall call, Obj object) {
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

    private boolean isFollowed(String name) {
        ClassModel model = world.table.find(name);
        return model != null && !world.described(model);
    }
}
