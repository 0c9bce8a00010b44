package honest.scheduler_preview;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

@McpServer(name = "cases")
public class Tools {
    // args: "0,30 9-10 * * *", 3
    @McpTool @Plain // accepted
    public List<String> next(String cron, int count) {
        Cron parsed = Cron.parse(cron);
        List<String> times = new ArrayList<>();
        LocalDateTime time = LocalDateTime.of(2026, 1, 1, 0, 0);
        while (times.size() < count) {
            time = time.plusMinutes(1);
            if (parsed.matches(time)) {
                times.add(time.toString());
            }
        }
        return times;
    }

    record Cron(BitSet minutes, BitSet hours) {
        static Cron parse(String text) {
            String[] fields = text.split(" ");
            return new Cron(field(fields[0], 60), field(fields[1], 24));
        }

        private static BitSet field(String text, int size) {
            BitSet bits = new BitSet(size);
            for (String part : text.split(",")) {
                int dash = part.indexOf('-');
                if (part.equals("*")) {
                    bits.set(0, size);
                } else if (dash > 0) {
                    bits.set(Integer.parseInt(part.substring(0, dash)), Integer.parseInt(part.substring(dash + 1)) + 1);
                } else {
                    bits.set(Integer.parseInt(part));
                }
            }
            return bits;
        }

        boolean matches(LocalDateTime time) {
            return minutes.get(time.getMinute()) && hours.get(time.getHour());
        }
    }
}
