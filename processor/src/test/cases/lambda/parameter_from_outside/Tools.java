package lambda.parameter_from_outside;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.util.function.Function;

@McpServer(name = "cases")
public class Tools {
    private final Function<String, String> view;

    public Tools(Function<String, String> view) {
        this.view = view;
    }

    // run: no, nobody gives it a view
    @McpTool @Plain // refused: opaque via Function.apply
    public String tool(String name) {
        return view.apply(name);
    }
}
