package state.argument_object_is_changed;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;

@McpServer(name = "cases")
public class Tools {
    // args: {"title": "x"}
    // as method: refused: state
    @McpTool @Plain // accepted
    public String tool(Draft draft) {
        draft.setTitle(draft.getTitle().trim());
        return draft.getTitle();
    }

    public static class Draft {
        private String title;

        public String getTitle() {
            return title;
        }

        public void setTitle(String title) {
            this.title = title;
        }
    }
}
