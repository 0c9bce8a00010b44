package reflection.only_looks;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.File;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.List;

@McpServer(name = "cases")
public class Tools {
    @McpTool @Plain // accepted
    public List<String> tool() {
        return Arrays.stream(Note.class.getDeclaredMethods()).map(Method::getName).sorted().toList();
    }

    @McpTool @Plain // accepted
    public String names() {
        return Arrays.stream(Note.class.getRecordComponents()).map(RecordComponent::getName).toList()
                + Note.class.getName() + new Note("a").getClass().getSimpleName();
    }
}

record Note(String text) {
    static void wipe() {
        new File("canary.txt").delete();
    }
}
