import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.File;
import java.io.IOException;

class JacksonProgram {
    private final ObjectMapper mapper = new ObjectMapper();

    record Note(String title, int stars) {}

    String tree(String json) throws IOException { // =
        JsonNode node = mapper.readTree(json);
        ObjectNode out = mapper.createObjectNode();
        out.put("title", node.path("title").asText());
        return mapper.writeValueAsString(out);
    }

    Note bind(String json) throws IOException { // =
        return mapper.readValue(json, Note.class);
    }

    Note bindFile(File file) throws IOException { // = fs.read
        return mapper.readValue(file, Note.class);
    }

    void writeFile(File file) throws IOException { // = fs.write
        mapper.writeValue(file, new Note("a", 1));
    }

    void setsUp() { // = state
        mapper.findAndRegisterModules();
    }
}
