package real.json_diff;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

@McpServer(name = "cases")
public class Tools {
    private static final ObjectMapper JSON = new ObjectMapper();

    // args: "{\"a\": [1, 2], \"b\": 1}", "{\"a\": [1, 3], \"c\": null}"
    @McpTool @Plain // accepted
    public List<String> diff(String left, String right) throws IOException {
        List<String> changes = new ArrayList<>();
        compare("", JSON.readTree(left), JSON.readTree(right), changes);
        return changes;
    }

    private void compare(String path, JsonNode left, JsonNode right, List<String> into) {
        if (left.equals(right)) {
            return;
        }
        if (left.isObject() && right.isObject()) {
            Set<String> names = new TreeSet<>();
            left.fieldNames().forEachRemaining(names::add);
            right.fieldNames().forEachRemaining(names::add);
            for (String name : names) {
                if (!left.has(name)) {
                    into.add("+ " + path + "/" + name);
                } else if (!right.has(name)) {
                    into.add("- " + path + "/" + name);
                } else {
                    compare(path + "/" + name, left.get(name), right.get(name), into);
                }
            }
        } else if (left.isArray() && right.isArray() && left.size() == right.size()) {
            for (int i = 0; i < left.size(); i++) {
                compare(path + "/" + i, left.get(i), right.get(i), into);
            }
        } else {
            into.add("~ " + path + ": " + left + " -> " + right);
        }
    }
}
