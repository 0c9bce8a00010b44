package honest.converters;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.math.BigInteger;
import java.util.Map;
import java.util.TreeSet;

@McpServer(name = "cases")
public class Tools {
    private static final Map<String, Double> FACTORS = Map.of("m", 1.0, "km", 1000.0, "mi", 1609.344);

    // args: 3.0, "km", "mi"
    @McpTool @Plain // accepted
    public double length(double value, String from, String to) {
        return value * factor(from) / factor(to);
    }

    private static double factor(String unit) {
        Double factor = FACTORS.get(unit);
        if (factor == null) {
            throw new IllegalArgumentException("unknown unit " + unit + ", known: " + new TreeSet<>(FACTORS.keySet()));
        }
        return factor;
    }

    // args: "12F", 16
    @McpTool @Plain // accepted
    public String number(String digits, int radix) {
        return new BigInteger(digits, radix).toString(2) + " " + Long.toHexString(Long.parseLong("77", 8));
    }

    // args: "#ff8800"
    @McpTool @Plain // accepted
    public int[] colour(String hex) {
        int rgb = Integer.decode(hex);
        return new int[] {rgb >> 16 & 255, rgb >> 8 & 255, rgb & 255};
    }
}
