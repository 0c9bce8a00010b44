package lambda.retry_helper_in_class;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;

@McpServer(name = "cases")
public class Tools {
    private final Retry retry = new Retry(3);

    @McpTool @Plain // accepted
    public String read(String path) throws Exception {
        return retry.run(() -> Files.readString(Path.of(path)));
    }

    @McpTool @Plain // refused: fs.delete via File.delete
    public String drop(String path) throws Exception {
        return retry.run(() -> "dropped " + new File(path).delete());
    }
}

final class Retry {
    private final int times;

    Retry(int times) {
        this.times = times;
    }

    <T> T run(Callable<T> body) throws Exception {
        Exception last = null;
        for (int i = 0; i < times; i++) {
            try {
                return body.call();
            } catch (IOException e) {
                last = e;
                Thread.sleep(10L * i);
            }
        }
        throw last == null ? new IllegalStateException("no attempt") : last;
    }
}
