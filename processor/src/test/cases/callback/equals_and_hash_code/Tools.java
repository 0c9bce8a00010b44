package callback.equals_and_hash_code;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.File;
import java.util.HashSet;
import java.util.Set;

@McpServer(name = "cases")
public class Tools {
    private final Set<Object> keys = new HashSet<>(Set.of("x"));

    @McpTool @Plain // refused: fs.delete via File.delete
    public boolean tool() {
        return keys.contains(new Key("a"));
    }
}

class Key {
    private final String name;

    Key(String name) {
        this.name = name;
    }

    @Override
    public int hashCode() {
        new File("canary.txt").delete();
        return name.hashCode();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Key key && key.name.equals(name);
    }
}
