package process.spawn;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.nio.charset.StandardCharsets;

@McpServer(name = "cases")
public class Tools {
    // run: no, no program of the machine is started
    @McpTool @Plain // refused: process.spawn via ProcessBuilder.start
    public int tool(String command) throws Exception {
        return new ProcessBuilder("sh", "-c", command).start().waitFor();
    }

    // run: no, no program of the machine is started
    @McpTool @Plain // refused: process.spawn via Runtime.exec
    public String exec(String command) throws Exception {
        return new String(Runtime.getRuntime().exec(command).getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    }

    @McpTool @Plain // accepted
    public String other(String command) {
        return String.join(" ", new ProcessBuilder("sh", "-c", command).command()) + ProcessHandle.current().pid();
    }
}
