package honest.diff_of_texts;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

@McpServer(name = "cases")
public class Tools {
    // args: "a\nb\nc", "a\nx\nc"
    @McpTool @Plain // accepted
    public List<String> diff(String left, String right) {
        String[] a = left.split("\n");
        String[] b = right.split("\n");
        int[][] lengths = new int[a.length + 1][b.length + 1];
        for (int i = a.length - 1; i >= 0; i--) {
            for (int j = b.length - 1; j >= 0; j--) {
                lengths[i][j] = a[i].equals(b[j])
                        ? lengths[i + 1][j + 1] + 1
                        : Math.max(lengths[i + 1][j], lengths[i][j + 1]);
            }
        }
        List<String> out = new ArrayList<>();
        int i = 0;
        int j = 0;
        while (i < a.length || j < b.length) {
            if (i < a.length && j < b.length && a[i].equals(b[j])) {
                out.add("  " + a[i++]);
                j++;
            } else if (j < b.length && (i == a.length || lengths[i][j + 1] >= lengths[i + 1][j])) {
                out.add("+ " + b[j++]);
            } else {
                out.add("- " + a[i++]);
            }
        }
        return out;
    }

    // args: "kitten", "sitting"
    @McpTool @Plain // accepted
    public int distance(String a, String b) {
        int[] row = IntStream.rangeClosed(0, b.length()).toArray();
        for (int i = 1; i <= a.length(); i++) {
            int[] next = new int[row.length];
            next[0] = i;
            for (int j = 1; j <= b.length(); j++) {
                int change = a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1;
                next[j] = Math.min(Math.min(next[j - 1], row[j]) + 1, row[j - 1] + change);
            }
            row = next;
        }
        return row[b.length()];
    }
}
