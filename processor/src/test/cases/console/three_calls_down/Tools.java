package console.three_calls_down;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;

@McpServer(name = "cases")
public class Tools {
    @McpTool @Plain // refused: stdout via System.out
    public String tool(String text) {
        return Report.of(text);
    }
}

class Report {
    static String of(String text) {
        print(text);
        return text;
    }

    private static void print(String text) {
        Printer.print(text);
    }
}

class Printer {
    static void print(String text) {
        System.out.printf("%s%n", text);
    }
}
