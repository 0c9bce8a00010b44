package thread.timer;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.File;
import java.util.Timer;
import java.util.TimerTask;

@McpServer(name = "cases")
public class Tools {
    // run: alone
    @McpTool @Plain // refused: fs.delete via File.delete
    public String tool() throws Exception {
        Timer timer = new Timer(true);
        timer.schedule(
                new TimerTask() {
                    @Override
                    public void run() {
                        new File("canary.txt").delete();
                    }
                },
                1);
        Thread.sleep(200);
        return "scheduled";
    }
}
