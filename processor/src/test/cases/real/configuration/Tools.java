package real.configuration;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

@McpServer(name = "cases")
public class Tools {
    private final Configuration configuration = Configuration.fromEnvironment(System.getenv());

    @McpTool @Plain // accepted
    public Map<String, String> show() {
        Map<String, String> shown = new TreeMap<>();
        for (Configuration.Key key : Configuration.Key.values()) {
            shown.put(key.name().toLowerCase(Locale.ROOT), key.secret() ? "***" : configuration.get(key));
        }
        return shown;
    }

    // args: "PORT"
    @McpTool @Plain // accepted
    public String get(String name) {
        return Arrays.stream(Configuration.Key.values())
                .filter(key -> key.name().equalsIgnoreCase(name))
                .findAny()
                .filter(key -> !key.secret())
                .map(configuration::get)
                .orElseGet(() -> "no such key: " + name);
    }
}

final class Configuration {
    enum Key {
        PORT("8080", false),
        HOST("localhost", false),
        TOKEN("", true);

        private final String fallback;
        private final boolean secret;

        Key(String fallback, boolean secret) {
            this.fallback = fallback;
            this.secret = secret;
        }

        boolean secret() {
            return secret;
        }
    }

    private final EnumMap<Key, String> values = new EnumMap<>(Key.class);

    static Configuration fromEnvironment(Map<String, String> environment) {
        Configuration result = new Configuration();
        for (Key key : Key.values()) {
            result.values.put(key, environment.getOrDefault("CASES_" + key, key.fallback));
        }
        return result;
    }

    String get(Key key) {
        return values.get(key);
    }
}
