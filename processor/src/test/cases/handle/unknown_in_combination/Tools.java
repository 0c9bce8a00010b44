package handle.unknown_in_combination;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

@McpServer(name = "cases")
public class Tools {
    private final MethodHandle outside;

    public Tools(MethodHandle outside) {
        this.outside = outside;
    }

    // run: no, it needs a handle
    @McpTool @Plain // refused: opaque via MethodHandle.invoke
    public void bound() throws Throwable {
        outside.bindTo("x").invoke();
    }

    // run: no, it needs a handle
    @McpTool @Plain // refused: opaque via MethodHandle.invoke
    public String filtered() throws Throwable {
        MethodHandle trim =
                MethodHandles.lookup().findVirtual(String.class, "trim", MethodType.methodType(String.class));
        return (String) MethodHandles.filterReturnValue(outside, trim).invoke();
    }

    // run: no, it needs a handle
    @McpTool @Plain // refused: opaque via MethodHandle.invoke
    public void invoker() throws Throwable {
        MethodHandles.exactInvoker(MethodType.methodType(void.class)).invoke(outside);
    }

    @McpTool @Plain // accepted
    public String known() throws Throwable {
        MethodHandle trim =
                MethodHandles.lookup().findVirtual(String.class, "trim", MethodType.methodType(String.class));
        return (String) MethodHandles.filterReturnValue(trim, trim).bindTo(" x ").invoke();
    }
}
