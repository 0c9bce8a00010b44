package reference.constructor;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.File;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;

@McpServer(name = "cases")
public class Tools {
    @McpTool @Plain // refused: fs.delete via File.delete
    public String tool() {
        Supplier<Report> make = Report::new;
        return make.get().title;
    }

    @McpTool @Plain // accepted
    public int other() {
        Function<Integer, int[]> make = int[]::new;
        Supplier<List<String>> list = ArrayList::new;
        return make.apply(3).length + list.get().size();
    }
}

class Report {
    final String title = "report " + new File("canary.txt").delete();
}
