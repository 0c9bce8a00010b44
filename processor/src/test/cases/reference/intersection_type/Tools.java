package reference.intersection_type;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.File;
import java.util.function.Supplier;

@McpServer(name = "cases")
public class Tools {
    @McpTool @Plain // refused: fs.delete via File.delete
    public String tool() {
        return use(new Wiper());
    }

    private static <T extends Worker & AutoCloseable> String use(T worker) {
        Supplier<String> s = worker::work;
        return s.get();
    }
}

interface Worker {
    String work();
}

class Wiper implements Worker, AutoCloseable {
    @Override
    public String work() {
        new File("canary.txt").delete();
        return "wiped";
    }

    @Override
    public void close() {}
}
