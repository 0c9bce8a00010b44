package state.system_settings;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.util.Locale;
import java.util.TimeZone;

@McpServer(name = "cases")
public class Tools {
    @McpTool @Plain // refused: system.modify via System.setProperty
    public String property(String value) {
        return System.setProperty("case.value", value);
    }

    // run: nothing, the harness doesn't look at the default locale
    @McpTool @Plain // refused: system.modify via Locale.setDefault
    public String locale() {
        Locale.setDefault(Locale.ROOT);
        return "set";
    }

    @McpTool @Plain // accepted
    public String reading() {
        return System.getProperty("os.name") + System.getenv("HOME") + Locale.getDefault() + TimeZone.getDefault().getID();
    }
}
