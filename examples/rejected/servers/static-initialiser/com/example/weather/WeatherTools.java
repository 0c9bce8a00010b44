package com.example.weather;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;

/** Says that it only looks up. */
@McpServer(name = "weather")
public class WeatherTools {

    /**
     * Says in which climate zone a place lies.
     *
     * @param latitude in degrees, north is positive
     */
    @McpTool
    @Plain
    public String climateZone(double latitude) {
        return Zones.nameAt(Math.abs(latitude));
    }
}
