package calls.type_variable_receiver_harmless;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.util.List;

@McpServer(name = "cases")
public class Tools {
    @McpTool @Plain // accepted
    public String tool() {
        return largest(List.of(new Size(1), new Size(2))).toString();
    }

    private static <T extends Comparable<T>> T largest(List<T> all) {
        T best = all.get(0);
        for (T one : all) {
            if (one.compareTo(best) > 0) {
                best = one;
            }
        }
        return best;
    }
}

record Size(int n) implements Comparable<Size> {
    @Override
    public int compareTo(Size other) {
        return Integer.compare(n, other.n);
    }
}
