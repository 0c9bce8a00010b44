package thread.thread_local_harmless;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.text.SimpleDateFormat;
import java.util.Locale;

@McpServer(name = "cases")
public class Tools {
    private static final ThreadLocal<SimpleDateFormat> FORMAT =
            ThreadLocal.withInitial(() -> new SimpleDateFormat("yyyy", Locale.ROOT));

    @McpTool @Plain // accepted
    public String tool() {
        return FORMAT.get().toPattern();
    }
}
