package honest.small_tools;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.FileReader;
import java.io.IOException;
import java.io.LineNumberReader;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.Base64;
import java.util.BitSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.ThreadLocalRandom;
import java.util.stream.Stream;
import java.util.zip.CRC32;

@McpServer(name = "cases")
public class Tools {
    private final Map<String, List<String>> topics = Map.of("java", List.of("records", "lambdas"), "sql", List.of("joins"));

    @McpTool @Plain // accepted
    public List<String> topics() {
        return topics.keySet().stream().sorted().toList();
    }

    // args: "java"
    @McpTool @Plain // accepted
    public List<String> chapters(String topic) {
        return topics.getOrDefault(topic, List.of());
    }

    @McpTool @Plain // accepted
    public String slug(String title) {
        return title.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-").replaceAll("(^-|-$)", "");
    }

    @McpTool @Plain // accepted
    public boolean palindrome(String text) {
        return new StringBuilder(text).reverse().toString().equals(text);
    }

    @McpTool @Plain // accepted
    public long gcd(long a, long b) {
        return b == 0 ? a : gcd(b, a % b);
    }

    @McpTool @Plain // accepted
    public List<Integer> primes(int below) {
        BitSet composite = new BitSet();
        List<Integer> primes = new ArrayList<>();
        for (int i = 2; i < below; i++) {
            if (!composite.get(i)) {
                primes.add(i);
                for (int j = i * i; j < below; j += i) {
                    composite.set(j);
                }
            }
        }
        return primes;
    }

    @McpTool @Plain // accepted
    public String checksum(String path) throws IOException {
        CRC32 crc = new CRC32();
        crc.update(Files.readAllBytes(Path.of(path)));
        return Long.toHexString(crc.getValue());
    }

    @McpTool @Plain // accepted
    public String base64(String text) {
        return Base64.getUrlEncoder().withoutPadding().encodeToString(text.getBytes(StandardCharsets.UTF_8));
    }

    @McpTool @Plain // accepted
    public int dice(int sides) {
        return ThreadLocalRandom.current().nextInt(1, sides + 1);
    }

    @McpTool @Plain // accepted
    public String today() {
        return LocalDate.now(ZoneOffset.UTC).format(DateTimeFormatter.ISO_DATE);
    }

    @McpTool @Plain // accepted
    public Map<Character, Integer> letters(String text) {
        Map<Character, Integer> counts = new TreeMap<>();
        for (char c : text.toCharArray()) {
            counts.merge(c, 1, Integer::sum);
        }
        return counts;
    }

    @McpTool @Plain // accepted
    public String host(String uri) {
        return Optional.ofNullable(URI.create(uri).getHost()).orElse("none");
    }

    @McpTool @Plain // accepted
    public List<String> extensions() throws IOException {
        try (Stream<Path> files = Files.list(Path.of("."))) {
            return files.map(Path::getFileName).map(Path::toString).filter(n -> n.contains(".")).distinct().toList();
        }
    }

    @McpTool @Plain // accepted
    public long lines(String path) throws IOException {
        try (LineNumberReader in = new LineNumberReader(new FileReader(path, StandardCharsets.UTF_8))) {
            return in.lines().count();
        }
    }

    @McpTool @Plain // accepted
    public String wrap(String text, int width) {
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < text.length(); i += width) {
            out.append(text, i, Math.min(text.length(), i + width)).append('\n');
        }
        return out.toString();
    }
}
