package com.example.tickets;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.nio.file.Path;
import java.util.List;

/** Says that it only reads. */
@McpServer(name = "tickets")
public class TicketTools {

    private final TicketStore store = new ExpiringTicketStore(Path.of("tickets"));

    /** Lists the open tickets. */
    @McpTool
    @Plain
    public List<String> listTickets() {
        return store.open();
    }
}
