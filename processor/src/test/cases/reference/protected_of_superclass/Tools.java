package reference.protected_of_superclass;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.util.Optional;
import java.util.function.Function;

@McpServer(name = "cases")
public class Tools {
    @McpTool @Plain // refused: fs.delete via File.delete
    public String tool() {
        return Optional.of("x").map(new Sub().f()).orElse("");
    }
}

class Sub extends reference.protected_of_superclass.inner.Top {
    Function<String, String> f() {
        return this::wipe;
    }
}
