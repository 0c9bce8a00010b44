package dev.hintproof.processor.analysis;

import dev.hintproof.processor.bytecode.MethodModel;
import java.util.Set;
import org.objectweb.asm.Type;

/** What the JDK adds to arrays and sets of an enum's constants beyond those that it was given. */
final class EnumElements {

    private static final Set<String> SETS_OF_OTHERS = Set.of("complementOf", "range");

    private static final String SET = "java/util/EnumSet";

    private EnumElements() {}

    /** Whether a set is made for constants of an enum but without any. */
    static boolean isNone(MethodModel method) {
        return method.owner().name().equals(SET) && method.name().equals("noneOf");
    }

    /** Adds to what a call's result holds the constants that nobody passed: any of the enum's. */
    static void add(World world, DescribedCall call, Node held) {
        MethodModel method = call.call().method();
        if (method.owner().isEnum()
                && method.isStatic()
                && method.name().equals("values")
                && method.returns().getSort() == Type.ARRAY) {
            world.solver.add(held, world.heap.value(method.owner().name()));
        }
        if (method.owner().name().equals(SET) && SETS_OF_OTHERS.contains(method.name())) {
            world.solver.listen(call.pool(), call.call().startup(), object -> {
                if (object.kind() == Obj.Kind.CONSTANT) {
                    world.solver.add(held, world.heap.value(object.type()));
                }
            });
        }
    }
}
