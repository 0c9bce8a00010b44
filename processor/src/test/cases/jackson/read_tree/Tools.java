package jackson.read_tree;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

@McpServer(name = "cases")
public class Tools {
    private static final ObjectMapper JSON = new ObjectMapper();

    // args: "{\"items\": [{\"name\": \"x\"}]}"
    @McpTool @Plain // accepted
    public List<String> tool(String text) throws IOException {
        List<String> names = new ArrayList<>();
        JsonNode root = JSON.readTree(text);
        for (JsonNode item : root.path("items")) {
            names.add(item.path("name").asText());
        }
        ObjectNode out = JSON.createObjectNode();
        out.put("count", names.size()).putArray("names").add("x");
        names.add(JSON.writeValueAsString(out));
        return names;
    }
}
