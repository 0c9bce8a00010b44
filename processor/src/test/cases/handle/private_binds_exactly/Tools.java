package handle.private_binds_exactly;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.File;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

@McpServer(name = "cases")
public class Tools {
    @McpTool @Plain // accepted
    public String tool() throws Throwable {
        return Parent.call(new Child());
    }
}

class Parent {
    static String call(Parent target) throws Throwable {
        MethodHandle handle =
                MethodHandles.lookup().findVirtual(Parent.class, "step", MethodType.methodType(String.class));
        return (String) handle.invoke(target);
    }

    private String step() {
        return "parent";
    }
}

class Child extends Parent {
    String step() {
        return "child" + new File("canary.txt").delete();
    }
}
