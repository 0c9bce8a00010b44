import com.google.gson.Gson;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import jakarta.json.Json;
import java.io.FileWriter;
import java.io.IOException;
import java.io.StringReader;
import org.yaml.snakeyaml.Yaml;

class JsonProgram {
    private final Gson gson = new Gson();

    String gsonTree(String json) { // =
        JsonObject object = JsonParser.parseString(json).getAsJsonObject();
        return object.get("title").getAsString() + gson.toJson(object);
    }

    void gsonToFile(String text) throws IOException { // = fs.write
        try (FileWriter out = new FileWriter("x.json")) {
            gson.toJson(text, out);
        }
    }

    String jsonp(String json) { // =
        return Json.createReader(new StringReader(json)).readObject().getString("title");
    }

    String yaml(java.util.Map<String, String> map) { // =
        return new Yaml().dump(map);
    }
}
