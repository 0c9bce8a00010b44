package real.version_advisor;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

@McpServer(name = "cases")
public class Tools {
    private final VersionSource source = new CachingSource(new FixedSource());

    // args: "org.example:lib", "1.2.9"
    // run: harmless, a cache that is read under its own key only
    @McpTool @Plain // accepted
    public Advice advise(String coordinate, String current) {
        Version have = Version.parse(current);
        List<Version> newer = source.versions(coordinate).stream()
                .map(Version::parse)
                .filter(version -> version.compareTo(have) > 0)
                .sorted()
                .toList();
        Optional<Version> sameMajor = newer.stream().filter(v -> v.major() == have.major()).reduce((a, b) -> b);
        return new Advice(
                coordinate, sameMajor.map(Version::toString).orElse("none"), newer.isEmpty() ? "none" : newer.get(newer.size() - 1).toString());
    }

    public record Advice(String coordinate, String minor, String major) {}
}

record Version(int major, int minor, int patch) implements Comparable<Version> {
    private static final Comparator<Version> ORDER =
            Comparator.comparingInt(Version::major).thenComparingInt(Version::minor).thenComparingInt(Version::patch);

    static Version parse(String text) {
        String[] parts = text.split("\\.");
        int[] numbers = new int[3];
        for (int i = 0; i < Math.min(3, parts.length); i++) {
            numbers[i] = Integer.parseInt(parts[i]);
        }
        return new Version(numbers[0], numbers[1], numbers[2]);
    }

    @Override
    public int compareTo(Version other) {
        return ORDER.compare(this, other);
    }

    @Override
    public String toString() {
        return major + "." + minor + "." + patch;
    }
}

interface VersionSource {
    List<String> versions(String coordinate);
}

class FixedSource implements VersionSource {
    @Override
    public List<String> versions(String coordinate) {
        return List.of("1.2.9", "1.10.0", "2.0.1", "1.3.0");
    }
}

class CachingSource implements VersionSource {
    private final VersionSource inner;
    private final ConcurrentMap<String, List<String>> cache = new ConcurrentHashMap<>();

    CachingSource(VersionSource inner) {
        this.inner = inner;
    }

    @Override
    public List<String> versions(String coordinate) {
        return cache.computeIfAbsent(coordinate, inner::versions);
    }
}
