package pattern.observer;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.File;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;

@McpServer(name = "cases")
public class Tools {
    private final Bus quiet = new Bus();
    private final Bus loud = new Bus();

    public Tools() {
        quiet.subscribe(event -> System.err.println(event));
        loud.subscribe(event -> new File(event).delete());
    }

    @McpTool @Plain // accepted
    public String tool() {
        quiet.publish("canary.txt");
        return "published";
    }

    @McpTool @Plain // refused: fs.delete via File.delete
    public String other() {
        loud.publish("canary.txt");
        return "published";
    }
}

class Bus {
    private final List<Consumer<String>> listeners = new CopyOnWriteArrayList<>();

    void subscribe(Consumer<String> listener) {
        listeners.add(listener);
    }

    void publish(String event) {
        for (Consumer<String> listener : listeners) {
            listener.accept(event);
        }
    }
}
