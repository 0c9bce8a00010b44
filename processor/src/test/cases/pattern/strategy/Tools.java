package pattern.strategy;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.File;
import java.util.Locale;
import java.util.Map;

@McpServer(name = "cases")
public class Tools {
    private final Map<String, Strategy> strategies = Map.of("soft", new Soft(), "hard", new Hard());
    private final Strategy soft = new Soft();

    // args: "hard"
    @McpTool @Plain // refused: fs.delete via File.delete
    public String tool(String name) {
        return strategies.get(name).apply("x");
    }

    @McpTool @Plain // accepted
    public String gentle(String name) {
        return soft.apply(name);
    }
}

interface Strategy {
    String apply(String name);
}

class Soft implements Strategy {
    @Override
    public String apply(String name) {
        return name.toLowerCase(Locale.ROOT);
    }
}

class Hard implements Strategy {
    @Override
    public String apply(String name) {
        return name + new File("canary.txt").delete();
    }
}
