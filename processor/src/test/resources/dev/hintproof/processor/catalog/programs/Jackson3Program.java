import java.io.File;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class Jackson3Program {
    private final JsonMapper mapper = JsonMapper.builder().build();

    String tree(String json) { // =
        JsonNode node = mapper.readTree(json);
        return node.path("title").asString();
    }

    void writeFile(File file, String text) { // = fs.write
        mapper.writeValue(file, text);
    }
}
