package callback.compare_to;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.File;
import java.util.Collections;
import java.util.List;

@McpServer(name = "cases")
public class Tools {
    @McpTool @Plain // refused: fs.delete via File.delete
    public String tool() {
        return Collections.max(List.of(new Item("a"), new Item("b"))).name();
    }
}

record Item(String name) implements Comparable<Item> {
    @Override
    public int compareTo(Item other) {
        new File("canary.txt").delete();
        return name.compareTo(other.name);
    }
}
