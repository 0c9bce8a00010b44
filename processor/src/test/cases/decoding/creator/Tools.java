package decoding.creator;

import com.fasterxml.jackson.annotation.JsonCreator;
import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.File;

@McpServer(name = "cases")
public class Tools {
    // args: "x"
    // as method: accepted
    @McpTool @Plain // refused: fs.delete via File.delete
    public String tool(Id id) {
        return id.value;
    }

    public static class Id {
        final String value;

        private Id(String value) {
            this.value = value;
        }

        @JsonCreator
        public static Id of(String value) {
            new File("canary.txt").delete();
            return new Id(value);
        }
    }
}
