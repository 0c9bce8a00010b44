package calls.enum_constant_body_harmless;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.util.EnumSet;

@McpServer(name = "cases")
public class Tools {
    // args: "TWICE"
    @McpTool @Plain // accepted
    public String tool(Action action) {
        return action.perform(21) + " " + Action.ONCE.ordinal() + EnumSet.allOf(Action.class);
    }

    enum Action {
        ONCE {
            @Override
            int perform(int n) {
                return n;
            }
        },
        TWICE {
            @Override
            int perform(int n) {
                return 2 * n;
            }
        };

        abstract int perform(int n);
    }
}
