package pattern.pagination_with_supplier;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.File;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;

@McpServer(name = "cases")
public class Tools {
    @McpTool @Plain // accepted
    public List<String> tool() {
        return all(token -> new Page(List.of("a" + token), token < 2 ? token + 1 : -1));
    }

    @McpTool @Plain // refused: fs.delete via File.delete
    public List<String> other() {
        return all(token -> new Page(List.of("a" + new File("canary.txt").delete()), -1));
    }

    private static List<String> all(IntFunction<Page> fetch) {
        List<String> result = new ArrayList<>();
        int token = 0;
        do {
            Page page = fetch.apply(token);
            result.addAll(page.items());
            token = page.next();
        } while (token >= 0);
        return result;
    }

    record Page(List<String> items, int next) {}
}
