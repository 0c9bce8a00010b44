import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

class CaffeineProgram {
    private final Cache<String, String> cache = Caffeine.newBuilder().maximumSize(10).build();

    String loads(String name) { // = fs.read
        return cache.get(name, key -> read(key));
    }

    void puts(String name) { // = state
        cache.put(name, name);
    }

    private static String read(String name) {
        try {
            return Files.readString(Path.of(name));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
