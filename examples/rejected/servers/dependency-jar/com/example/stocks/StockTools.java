package com.example.stocks;

import com.acme.quotes.Quotes;
import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;

/** Believes what a library says of itself. */
@McpServer(name = "stocks")
public class StockTools {

    private final Quotes quotes = new Quotes();

    /**
     * The last price of a stock, in cents.
     *
     * @param symbol its symbol
     */
    @McpTool
    @Plain
    public long lastPrice(String symbol) {
        return quotes.last(symbol);
    }
}
