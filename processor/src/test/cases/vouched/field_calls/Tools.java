package vouched.field_calls;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import dev.hintproof.annotations.Vouched;
import java.util.function.Function;

@McpServer(name = "cases")
public class Tools {
    @Vouched(as = Plain.class, reason = "the view only formats")
    private final Function<String, String> view;

    public Tools(Function<String, String> view) {
        this.view = view;
    }

    // as dependency: refused: opaque via Function.apply
    // run: no, nobody gives it a view
    @McpTool @Plain // accepted
    public String tool(String name) {
        return view.apply(name);
    }
}
