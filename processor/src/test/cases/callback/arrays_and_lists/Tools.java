package callback.arrays_and_lists;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.File;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

@McpServer(name = "cases")
public class Tools {
    @McpTool @Plain // refused: fs.delete via File.delete
    public String tool() {
        int[] squares = new int[3];
        Arrays.setAll(squares, i -> new File("canary.txt").delete() ? 1 : i * i);
        return Arrays.toString(squares);
    }

    @McpTool @Plain // accepted
    public String other() {
        Integer[] all = {3, 1, 2};
        Arrays.sort(all, Comparator.comparingInt(x -> -x));
        List<Integer> list = new ArrayList<>(Arrays.asList(all));
        list.replaceAll(x -> x + 1);
        list.removeIf(x -> x > 3);
        return list.toString() + Arrays.stream(all).mapToInt(Integer::intValue).max().orElse(0);
    }
}
