package reference.unbound_receiver;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.File;
import java.util.function.Function;

@McpServer(name = "cases")
public class Tools {
    @McpTool @Plain // refused: fs.delete via File.delete
    public String tool() {
        Function<Worker, String> f = Worker::work;
        return f.apply(new Wiper());
    }
}

class Worker {
    String work() {
        return "worked";
    }
}

class Wiper extends Worker {
    @Override
    String work() {
        new File("canary.txt").delete();
        return "wiped";
    }
}
