package real.feature_flags;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Properties;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;

@McpServer(name = "cases")
public class Tools {
    private final FlagStore store;

    public Tools() {
        store = FlagStore.load(Path.of("flags.properties"));
    }

    // args: "dark", "user-1"
    @McpTool @Plain // accepted
    public boolean is_on(String flag, String user) {
        return store.find(flag).map(found -> found.isOn(user)).orElse(false);
    }

    @McpTool @Plain // accepted
    public SortedMap<String, String> all() {
        SortedMap<String, String> result = new TreeMap<>();
        store.forEach(flag -> result.put(flag.name(), flag.percent() + "%"));
        return result;
    }

    // args: "dark", 10
    @McpTool @Plain // refused: state via flags
    public String set(String flag, int percent) {
        store.put(new Flag(flag, percent));
        return flag;
    }
}

record Flag(String name, int percent) {
    boolean isOn(String user) {
        return Math.floorMod(Objects.hash(name, user), 100) < percent;
    }
}

final class FlagStore {
    private final Map<String, Flag> flags = new ConcurrentHashMap<>();

    static FlagStore load(Path file) {
        FlagStore store = new FlagStore();
        Properties properties = new Properties();
        if (Files.isReadable(file)) {
            try (Reader in = Files.newBufferedReader(file)) {
                properties.load(in);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
        properties.setProperty("dark", properties.getProperty("dark", "50"));
        for (String name : properties.stringPropertyNames()) {
            store.put(new Flag(name, Integer.parseInt(properties.getProperty(name))));
        }
        return store;
    }

    Optional<Flag> find(String name) {
        return Optional.ofNullable(flags.get(name));
    }

    void forEach(Consumer<Flag> action) {
        flags.values().forEach(action);
    }

    void put(Flag flag) {
        flags.put(flag.name(), flag);
    }
}
