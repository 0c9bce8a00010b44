package pattern.pagination;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

@McpServer(name = "cases")
public class Tools {
    private final Api api = new Api();

    @McpTool @Plain // accepted
    public List<String> tool() {
        List<String> all = new ArrayList<>();
        Page page = api.page(0);
        while (true) {
            all.addAll(page.items());
            if (page.next() < 0) {
                return all;
            }
            page = api.page(page.next());
        }
    }
}

record Page(List<String> items, int next) {}

class Api {
    Page page(int from) {
        List<String> items = IntStream.range(from, Math.min(from + 2, 5)).mapToObj(i -> "item " + i).toList();
        return new Page(items, from + 2 < 5 ? from + 2 : -1);
    }
}
