package com.example.reports;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.util.List;
import java.util.stream.Collectors;

/** Would break its own protocol. */
@McpServer(name = "reports")
public class ReportTools {

    /**
     * Lays out rows as a table.
     *
     * @param rows the rows
     */
    @McpTool
    @Plain
    public String table(List<String> rows) {
        return rows.stream().map(Layout::row).collect(Collectors.joining("\n"));
    }

    private static final class Layout {

        private static String row(String text) {
            String row = "| " + text + " |";
            debug(row);
            return row;
        }

        private static void debug(String row) {
            System.out.println("row: " + row);
        }
    }
}
