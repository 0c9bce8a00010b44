package state.immutable_values;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.time.LocalDate;

@McpServer(name = "cases")
public class Tools {
    private final BigDecimal rate = new BigDecimal("1.19");
    private final LocalDate epoch = LocalDate.of(2020, 1, 1);
    private final String name = "x";

    @McpTool @Plain // accepted
    public String tool(int n) {
        BigDecimal price = rate.multiply(BigDecimal.valueOf(n)).setScale(2, RoundingMode.HALF_UP);
        LocalDate day = epoch.plusDays(n).withMonth(2);
        return price.toPlainString() + day + name.concat("y").replace('x', 'z');
    }
}
