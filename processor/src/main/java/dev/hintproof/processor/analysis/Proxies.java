package dev.hintproof.processor.analysis;

import dev.hintproof.processor.bytecode.MethodModel;
import java.util.List;

/** Dynamic proxies. */
final class Proxies {

    /** Marks an object that is a dynamic proxy: it may be of any interface, and what it holds is its handler. */
    static final String PROXY = "proxy";

    private static final String METHOD = "java/lang/reflect/Method";

    private final World world;

    Proxies(World world) {
        this.world = world;
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
