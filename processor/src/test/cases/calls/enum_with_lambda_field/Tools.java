package calls.enum_with_lambda_field;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.File;
import java.util.Arrays;
import java.util.function.Supplier;
import java.util.stream.Collectors;

@McpServer(name = "cases")
public class Tools {
    // args: "DROP"
    @McpTool @Plain // refused: fs.delete via File.delete
    public String tool(String name) {
        return Verb.valueOf(name).run();
    }

    // Initialising the enum makes the lambda, but nobody uses it.
    @McpTool @Plain // accepted
    public String names() {
        return Arrays.stream(Verb.values()).map(Enum::name).collect(Collectors.joining(","));
    }
}

enum Verb {
    SHOW(() -> "shown"),
    DROP(() -> "dropped " + new File("canary.txt").delete());

    private final Supplier<String> body;

    Verb(Supplier<String> body) {
        this.body = body;
    }

    String run() {
        return body.get();
    }
}
