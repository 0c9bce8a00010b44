package reference.bound_receiver;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.File;
import java.util.function.Supplier;

@McpServer(name = "cases")
public class Tools {
    @McpTool @Plain // refused: fs.delete via File.delete
    public String tool() {
        Worker worker = new Wiper();
        Supplier<String> s = worker::work;
        return s.get();
    }

    @McpTool @Plain // accepted
    public String other() {
        Worker worker = new Looker();
        Supplier<String> s = worker::work;
        return s.get();
    }
}

interface Worker {
    String work();
}

class Wiper implements Worker {
    @Override
    public String work() {
        new File("canary.txt").delete();
        return "wiped";
    }
}

class Looker implements Worker {
    @Override
    public String work() {
        return "looked";
    }
}
