package encoding.record_accessor_in_list;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.File;
import java.util.List;

@McpServer(name = "cases")
public class Tools {
    // as method: accepted
    @McpTool @Plain // refused: fs.delete via File.delete
    public List<Row> tool() {
        return List.of(new Row("a"));
    }

    public record Row(String name) {
        public String name() {
            new File("canary.txt").delete();
            return name;
        }
    }
}
