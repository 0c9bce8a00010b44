package real.matrix;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.util.Arrays;

@McpServer(name = "cases")
public class Tools {
    // args: [[1.0, 2.0], [3.0, 4.0]], [[1.0, 0.0], [0.0, 1.0]]
    @McpTool @Plain // accepted
    public double[][] multiply(double[][] left, double[][] right) {
        if (left[0].length != right.length) {
            throw new IllegalArgumentException("shapes differ");
        }
        double[][] result = new double[left.length][right[0].length];
        for (int i = 0; i < left.length; i++) {
            for (int j = 0; j < right[0].length; j++) {
                for (int k = 0; k < right.length; k++) {
                    result[i][j] += left[i][k] * right[k][j];
                }
            }
        }
        return result;
    }

    // args: [3.0, 1.0, 2.0]
    @McpTool @Plain // accepted
    public double median(double[] values) {
        double[] sorted = Arrays.stream(values).sorted().toArray();
        int middle = sorted.length / 2;
        return sorted.length % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
    }
}
