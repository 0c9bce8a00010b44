package com.example.query;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Takes a look at the text for a proof. */
@McpServer(name = "query")
public class QueryTools {

    private final Connection connection;

    /** Works on an open connection. */
    public QueryTools(Connection connection) {
        this.connection = connection;
    }

    /**
     * Runs a query.
     *
     * @param sql a SELECT
     */
    @McpTool
    @Plain
    public List<String> readQuery(String sql) throws SQLException {
        if (!sql.strip().toUpperCase(Locale.ROOT).startsWith("SELECT")) {
            throw new IllegalArgumentException("only SELECT is allowed");
        }
        List<String> rows = new ArrayList<>();
        try (Statement statement = connection.createStatement();
                ResultSet result = statement.executeQuery(sql)) {
            while (result.next()) {
                rows.add(result.getString(1));
            }
        }
        return rows;
    }
}
