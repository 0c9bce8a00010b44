package pattern.event_bus_by_class;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.File;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;

@McpServer(name = "cases")
public class Tools {
    private final EventBus bus = new EventBus();

    public Tools() {
        bus.on(Removed.class, removed -> new File(removed.name()).delete());
        bus.on(Seen.class, seen -> System.err.println(seen.name()));
    }

    @McpTool @Plain // refused: fs.delete via File.delete
    public String tool() {
        bus.emit(new Removed("canary.txt"));
        return "emitted";
    }
}

record Removed(String name) {}

record Seen(String name) {}

class EventBus {
    private final Map<Class<?>, List<Consumer<Object>>> handlers = new ConcurrentHashMap<>();

    <E> void on(Class<E> type, Consumer<? super E> handler) {
        handlers.computeIfAbsent(type, t -> new ArrayList<>()).add(event -> handler.accept(type.cast(event)));
    }

    void emit(Object event) {
        handlers.getOrDefault(event.getClass(), List.of()).forEach(handler -> handler.accept(event));
    }
}
