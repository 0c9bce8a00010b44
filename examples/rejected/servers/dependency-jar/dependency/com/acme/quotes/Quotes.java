package com.acme.quotes;

import java.util.Map;

/** A read-only view of the stock exchange. */
public class Quotes {

    private static final Map<String, Long> PRICES = Map.of("ACME", 4_200L);

    /** The last price. Reads only. */
    public long last(String symbol) {
        Telemetry.count("last");
        return PRICES.getOrDefault(symbol, 0L);
    }
}
