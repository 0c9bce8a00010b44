package callback.equals_harmless;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;

@McpServer(name = "cases")
public class Tools {
    private final Map<Key, String> names = new HashMap<>();

    public Tools() {
        names.put(new Key("a", 1), "first");
    }

    @McpTool @Plain // accepted
    public String tool() {
        return names.get(new Key("a", 1)) + new Key("b", 2).equals(new Key("b", 2));
    }
}

final class Key {
    private final String name;
    private final int number;

    Key(String name, int number) {
        this.name = name;
        this.number = number;
    }

    @Override
    public int hashCode() {
        return Objects.hash(name, number);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Key key && key.name.equals(name) && key.number == number;
    }
}
