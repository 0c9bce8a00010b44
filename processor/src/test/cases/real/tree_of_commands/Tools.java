package real.tree_of_commands;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.Function;

@McpServer(name = "cases")
public class Tools {
    private final Command root = Command.group("root")
            .add(Command.leaf("hello", arguments -> "hello " + String.join(" ", arguments)))
            .add(Command.group("math")
                    .add(Command.leaf("add", arguments -> "" + arguments.stream().mapToInt(Integer::parseInt).sum()))
                    .add(Command.leaf("max", arguments -> Collections.max(arguments))));

    // args: ["math", "add", "1", "2"]
    @McpTool @Plain // accepted
    public String run(List<String> words) {
        return root.run(words);
    }

    @McpTool @Plain // accepted
    public List<String> help() {
        List<String> lines = new ArrayList<>();
        root.describe("", lines::add);
        return lines;
    }
}

abstract class Command {
    private final String name;

    Command(String name) {
        this.name = name;
    }

    static Group group(String name) {
        return new Group(name);
    }

    static Command leaf(String name, Function<List<String>, String> body) {
        return new Leaf(name, body);
    }

    String name() {
        return name;
    }

    abstract String run(List<String> words);

    void describe(String indent, Consumer<String> out) {
        out.accept(indent + name);
    }

    static final class Group extends Command {
        private final Map<String, Command> children = new TreeMap<>();

        Group(String name) {
            super(name);
        }

        Group add(Command child) {
            children.put(child.name(), child);
            return this;
        }

        @Override
        String run(List<String> words) {
            Command child = words.isEmpty() ? null : children.get(words.get(0));
            return child == null ? "try " + children.keySet() : child.run(words.subList(1, words.size()));
        }

        @Override
        void describe(String indent, Consumer<String> out) {
            super.describe(indent, out);
            children.values().forEach(child -> child.describe(indent + "  ", out));
        }
    }

    static final class Leaf extends Command {
        private final Function<List<String>, String> body;

        Leaf(String name, Function<List<String>, String> body) {
            super(name);
            this.body = body;
        }

        @Override
        String run(List<String> words) {
            return body.apply(words);
        }
    }
}
