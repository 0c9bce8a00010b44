package state.inner_class_changes_outer;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;

@McpServer(name = "cases")
public class Tools {
    private int clicks;

    private class Button {
        void click() {
            clicks++;
        }
    }

    @McpTool @Plain // refused: state via clicks
    public int tool() {
        new Button().click();
        return clicks;
    }
}
