package calls.bridge_method_harmless;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.File;

@McpServer(name = "cases")
public class Tools {
    @McpTool @Plain // accepted
    public String tool() {
        Handler<String> handler = new TextHandler();
        return handler.handle("x");
    }

    String unused(Integer number) {
        return new NumberHandler().handle(number);
    }
}

interface Handler<T> {
    String handle(T value);
}

class TextHandler implements Handler<String> {
    @Override
    public String handle(String value) {
        return value;
    }
}

class NumberHandler implements Handler<Integer> {
    @Override
    public String handle(Integer value) {
        new File("canary.txt").delete();
        return "";
    }
}
