package state.through_getter_and_alias;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;

@McpServer(name = "cases")
public class Tools {
    private final Model model = new Model();

    @McpTool @Plain // refused: state via names
    public int getter(String name) {
        model.names().add(name);
        return 1;
    }

    @McpTool @Plain // refused: state via names
    public int alias(String name) {
        List<String> alias = model.names();
        Collection<String> again = alias;
        Collections.addAll(again, name, name);
        return 1;
    }

    @McpTool @Plain // refused: state via count
    public int nested() {
        return model.inner.bump();
    }

    @McpTool @Plain // accepted
    public int reading() {
        return model.names().size() + model.inner.count;
    }
}

class Model {
    private final List<String> names = new ArrayList<>();
    final Inner inner = new Inner();

    List<String> names() {
        return names;
    }

    static class Inner {
        int count;

        int bump() {
            return ++count;
        }
    }
}
