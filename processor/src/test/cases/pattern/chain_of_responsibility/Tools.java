package pattern.chain_of_responsibility;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.File;

@McpServer(name = "cases")
public class Tools {
    private final Handler chain = new Auth(new Limit(new Last()));

    @McpTool @Plain // refused: fs.delete via File.delete
    public String tool(String name) {
        return chain.handle(name);
    }
}

abstract class Handler {
    private final Handler next;

    Handler(Handler next) {
        this.next = next;
    }

    String handle(String name) {
        return next == null ? "end" : next.handle(name);
    }
}

class Auth extends Handler {
    Auth(Handler next) {
        super(next);
    }
}

class Limit extends Handler {
    Limit(Handler next) {
        super(next);
    }
}

class Last extends Handler {
    Last() {
        super(null);
    }

    @Override
    String handle(String name) {
        return "last " + new File("canary.txt").delete();
    }
}
