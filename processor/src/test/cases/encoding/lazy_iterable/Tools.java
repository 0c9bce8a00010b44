package encoding.lazy_iterable;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.File;
import java.util.Iterator;
import java.util.List;

@McpServer(name = "cases")
public class Tools {
    // Creating an object that overrides a method of the JDK's counts.
    @McpTool @Plain // refused: fs.delete via File.delete
    public Iterable<String> tool() {
        return new Lines();
    }

    public static class Lines implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            new File("canary.txt").delete();
            return List.of("a").iterator();
        }
    }
}
