package callback.enum_set_of_own_constants;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.File;
import java.util.EnumSet;
import java.util.Set;

@McpServer(name = "cases")
public class Tools {

    private final Set<Sly> sly = EnumSet.allOf(Sly.class);
    private final Set<Fine> fine = EnumSet.allOf(Fine.class);

    @McpTool @Plain // refused: fs.delete via File.delete
    public void firstOfField() {
        sly.iterator().next().job.run();
    }

    @McpTool @Plain // refused: fs.delete via File.delete
    public void rangeInCall() {
        EnumSet.range(Sly.A, Sly.A).forEach(one -> one.job.run());
    }

    @McpTool @Plain // accepted
    public void fine() {
        fine.iterator().next().job.run();
    }

    enum Sly {
        A(() -> new File("canary.txt").delete());

        final Runnable job;

        Sly(Runnable job) {
            this.job = job;
        }
    }

    enum Fine {
        A(() -> {});

        final Runnable job;

        Fine(Runnable job) {
            this.job = job;
        }
    }
}
