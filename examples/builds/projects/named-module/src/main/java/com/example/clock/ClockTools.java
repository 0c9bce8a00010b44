package com.example.clock;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneId;

/** A server of one tool. */
@McpServer(name = "clock")
public class ClockTools {

    private final Clock clock = Clock.systemUTC();

    /**
     * Tells the time.
     *
     * @param zone where
     */
    @McpTool
    @Plain
    public String tellTime(ZoneId zone) {
        return Instant.now(clock).atZone(zone).toString();
    }
}
