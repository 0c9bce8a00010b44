package state.views;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.ListIterator;
import java.util.Map;

@McpServer(name = "cases")
public class Tools {
    private final List<String> names = new ArrayList<>(List.of("a", "b", "c"));
    private final Map<String, String> byKey = new HashMap<>(Map.of("a", "1", "b", "2"));

    @McpTool @Plain // refused: state via names
    public int sub_list() {
        names.subList(0, 1).clear();
        return names.size();
    }

    @McpTool @Plain // refused: state via byKey
    public int key_set() {
        byKey.keySet().remove("a");
        return byKey.size();
    }

    @McpTool @Plain // refused: state via byKey
    public int values() {
        byKey.values().removeIf("1"::equals);
        return byKey.size();
    }

    @McpTool @Plain // refused: state via byKey
    public int entries() {
        for (Map.Entry<String, String> entry : byKey.entrySet()) {
            entry.setValue("x");
        }
        return byKey.size();
    }

    @McpTool @Plain // refused: state via names
    public int iterator() {
        Iterator<String> all = names.iterator();
        while (all.hasNext()) {
            all.next();
            all.remove();
        }
        return names.size();
    }

    @McpTool @Plain // refused: state via names
    public String list_iterator() {
        ListIterator<String> all = names.listIterator();
        all.next();
        all.set("z");
        return names.toString();
    }

    @McpTool @Plain // refused: state via byKey
    public int stream_of_entries() {
        byKey.entrySet().stream().forEach(e -> e.setValue("y"));
        return 1;
    }

    @McpTool @Plain // accepted
    public String reading() {
        StringBuilder out = new StringBuilder();
        for (String name : names.subList(1, names.size())) {
            out.append(name);
        }
        for (Map.Entry<String, String> entry : byKey.entrySet()) {
            out.append(entry.getKey()).append(entry.getValue());
        }
        return out.append(byKey.keySet().contains("a")).append(Collections.unmodifiableList(names)).toString();
    }
}
