package calls.array_elements;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.File;

@McpServer(name = "cases")
public class Tools {
    @McpTool @Plain // refused: fs.delete via File.delete
    public String tool() {
        Step[] steps = {new Look(), new Wipe()};
        String out = "";
        for (Step step : steps) {
            out += step.perform();
        }
        return out;
    }

    @McpTool @Plain // accepted
    public String other() {
        Step[][] steps = {{new Look()}, {new Look()}};
        return steps[1][0].perform();
    }
}

interface Step {
    String perform();
}

class Look implements Step {
    @Override
    public String perform() {
        return "look";
    }
}

class Wipe implements Step {
    @Override
    public String perform() {
        new File("canary.txt").delete();
        return "wiped";
    }
}
