package thread.fork_join;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.File;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveTask;

@McpServer(name = "cases")
public class Tools {
    @McpTool @Plain // refused: fs.delete via File.delete
    public int tool() {
        return ForkJoinPool.commonPool().invoke(new Wiping());
    }

    @McpTool @Plain // accepted
    public int other() {
        return new Sum(new int[] {1, 2, 3, 4}, 0, 4).compute();
    }
}

class Wiping extends RecursiveTask<Integer> {
    @Override
    protected Integer compute() {
        new File("canary.txt").delete();
        return 1;
    }
}

class Sum extends RecursiveTask<Integer> {
    private final int[] all;
    private final int from;
    private final int to;

    Sum(int[] all, int from, int to) {
        this.all = all;
        this.from = from;
        this.to = to;
    }

    @Override
    protected Integer compute() {
        if (to - from < 2) {
            return all[from];
        }
        int middle = (from + to) / 2;
        Sum left = new Sum(all, from, middle);
        left.fork();
        return new Sum(all, middle, to).compute() + left.join();
    }
}
