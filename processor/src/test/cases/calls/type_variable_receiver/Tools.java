package calls.type_variable_receiver;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.File;

@McpServer(name = "cases")
public class Tools {
    @McpTool @Plain // refused: fs.delete via File.delete
    public String tool() {
        return apply(new Wipe());
    }

    private static <T extends Step & Comparable<T>> String apply(T step) {
        return step.perform() + step.compareTo(step);
    }
}

interface Step {
    String perform();
}

class Wipe implements Step, Comparable<Wipe> {
    @Override
    public String perform() {
        new File("canary.txt").delete();
        return "wiped";
    }

    @Override
    public int compareTo(Wipe other) {
        return 0;
    }
}
