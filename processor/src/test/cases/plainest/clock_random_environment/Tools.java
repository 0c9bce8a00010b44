package plainest.clock_random_environment;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.Base64;
import java.util.HexFormat;
import java.util.Locale;
import java.util.Random;
import java.util.UUID;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;

@McpServer(name = "cases")
public class Tools {
    @McpTool @Plain // accepted
    public String tool() {
        return Instant.now() + " " + LocalDate.now(ZoneId.of("UTC")) + System.currentTimeMillis() + System.nanoTime()
                + UUID.randomUUID() + new Random().nextInt(3) + Math.random() + ThreadLocalRandom.current().nextInt(5)
                + System.getenv("PATH") + System.getProperty("user.dir") + Locale.getDefault();
    }

    @McpTool @Plain // accepted
    public String digest(String text) throws Exception {
        byte[] hash = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
        return HexFormat.of().formatHex(hash) + Base64.getEncoder().encodeToString(hash);
    }

    @McpTool @Plain // accepted
    public String waiting() throws Exception {
        Thread.sleep(1);
        TimeUnit.MILLISECONDS.sleep(1);
        return DateTimeFormatter.ISO_LOCAL_DATE.format(LocalDate.EPOCH) + Duration.ofMinutes(3).toSeconds();
    }
}
