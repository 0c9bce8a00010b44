package code.script_engine;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import javax.script.ScriptEngineManager;

@McpServer(name = "cases")
public class Tools {
    // args: "1 + 1"
    // run: no, no engine is installed
    @McpTool @Plain // refused: opaque via javax.script, maybe state
    public Object tool(String script) throws Exception {
        return new ScriptEngineManager().getEngineByName("javascript").eval(script);
    }
}
