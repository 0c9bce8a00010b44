package handle.field_accessors;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

@McpServer(name = "cases")
public class Tools {
    private static int total;
    private static final MethodHandle SET;
    private static final MethodHandle SET_STATIC;
    private int count;

    static {
        try {
            SET = MethodHandles.lookup().findSetter(Tools.class, "count", int.class);
            SET_STATIC = MethodHandles.lookup().findStaticSetter(Tools.class, "total", int.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    @McpTool @Plain // refused: state via total
    public void static_setter() throws Throwable {
        MethodHandles.lookup().findStaticSetter(Tools.class, "total", int.class).invoke(total + 1);
    }

    @McpTool @Plain // refused: state via total
    public void static_setter_in_field() throws Throwable {
        SET_STATIC.invokeExact(total + 1);
    }

    @McpTool @Plain // refused: state via count
    public void bound_setter() throws Throwable {
        SET.bindTo(this).invoke(count + 1);
    }

    @McpTool @Plain // refused: state via count
    public void setter_with_inserted_object() throws Throwable {
        MethodHandles.insertArguments(SET, 0, this).invoke(count + 1);
    }

    @McpTool @Plain // refused: state via count
    public void object_returned_by_another_handle() throws Throwable {
        MethodHandle self = MethodHandles.constant(Tools.class, this);
        MethodHandles.collectArguments(SET, 0, self).invoke(count + 1);
    }

    @McpTool @Plain // refused: state via count
    public void unreflected_setter() throws Throwable {
        MethodHandles.lookup().unreflectSetter(Tools.class.getDeclaredField("count")).invoke(this, count + 1);
    }

    // run: no, an array of the call's own would do
    @McpTool @Plain // refused: opaque
    public void array_setter() throws Throwable {
        MethodHandles.arrayElementSetter(int[].class).invoke(new int[1], 0, 1);
    }

    @McpTool @Plain // accepted
    public int getters() throws Throwable {
        MethodHandle get = MethodHandles.lookup().findGetter(Tools.class, "count", int.class);
        int other = (int) MethodHandles.lookup().findStaticGetter(Tools.class, "total", int.class).invokeExact();
        return other + (int) get.bindTo(this).invoke();
    }

    @McpTool @Plain // accepted
    public int setter_of_own_object() throws Throwable {
        Tools own = new Tools();
        SET.invokeExact(own, 3);
        return own.count;
    }

    @McpTool @Plain // accepted
    public String simple_handles() throws Throwable {
        VarHandle.fullFence();
        return (String) MethodHandles.constant(String.class, "x").invokeExact()
                + MethodHandles.identity(String.class).bindTo("y").invoke();
    }
}
