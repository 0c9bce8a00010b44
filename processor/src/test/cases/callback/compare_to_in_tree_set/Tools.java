package callback.compare_to_in_tree_set;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.File;
import java.util.List;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.TreeSet;

@McpServer(name = "cases")
public class Tools {
    @McpTool @Plain // refused: fs.delete via File.delete
    public int tool() {
        Set<Item> all = new TreeSet<>();
        all.add(new Item("a"));
        return all.size();
    }

    @McpTool @Plain // accepted
    public int other() {
        Set<Thing> all = new TreeSet<>(List.of(new Thing("a"), new Thing("b")));
        PriorityQueue<Thing> queue = new PriorityQueue<>(all);
        return queue.size();
    }
}

record Item(String name) implements Comparable<Item> {
    @Override
    public int compareTo(Item other) {
        new File("canary.txt").delete();
        return name.compareTo(other.name);
    }
}

record Thing(String name) implements Comparable<Thing> {
    @Override
    public int compareTo(Thing other) {
        return name.compareTo(other.name);
    }
}
