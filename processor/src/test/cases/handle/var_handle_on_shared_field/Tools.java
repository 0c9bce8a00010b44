package handle.var_handle_on_shared_field;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

@McpServer(name = "cases")
public class Tools {
    private volatile int count;
    private static final VarHandle COUNT;

    static {
        try {
            COUNT = MethodHandles.lookup().findVarHandle(Tools.class, "count", int.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    @McpTool @Plain // refused: state or opaque
    public int tool() {
        return (int) COUNT.getAndAdd(this, 1);
    }
}
