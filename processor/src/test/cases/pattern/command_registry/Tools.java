package pattern.command_registry;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.File;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.UnaryOperator;

@McpServer(name = "cases")
public class Tools {
    private final Registry registry = new Registry();

    public Tools() {
        registry.register(new Command("list", Tools::list));
        registry.register(new Command("drop", Tools::drop));
    }

    private static String list(String argument) {
        return "listed " + argument;
    }

    private static String drop(String argument) {
        return "dropped " + new File("canary.txt").delete();
    }

    // args: "drop", "x"
    @McpTool @Plain // refused: fs.delete via File.delete
    public String tool(String name, String argument) {
        return registry.find(name).map(command -> command.body().apply(argument)).orElse("unknown");
    }

    @McpTool @Plain // accepted
    public List<String> names() {
        return registry.all().stream().map(Command::name).sorted().toList();
    }
}

record Command(String name, UnaryOperator<String> body) {}

class Registry {
    private final Map<String, Command> commands = new TreeMap<>();

    void register(Command command) {
        commands.put(command.name(), command);
    }

    Optional<Command> find(String name) {
        return Optional.ofNullable(commands.get(name));
    }

    Collection<Command> all() {
        return commands.values();
    }
}
