package sql.holes;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Locale;
import javax.sql.DataSource;

@McpServer(name = "cases")
public class Tools {
    private final DataSource database;

    public Tools(DataSource database) {
        this.database = database;
    }

    private int query(String sql) throws SQLException {
        try (Connection connection = database.getConnection();
                Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery(sql)) {
            return rows.next() ? 1 : 0;
        }
    }

    // args: "notes"
    // run: nothing, this argument is harmless
    @McpTool @Plain // refused: db.write via Statement.executeQuery
    public int table(String table) throws SQLException {
        return query("SELECT * FROM " + table);
    }

    // args: "SELECT 1"
    // run: nothing, this argument is harmless
    @McpTool @Plain // refused: db.write via Statement.executeQuery
    public int guarded(String sql) throws SQLException {
        if (!sql.trim().toUpperCase(Locale.ROOT).startsWith("SELECT")) {
            throw new IllegalArgumentException("only SELECT");
        }
        return query(sql);
    }

    // args: "x"
    // run: nothing, this argument is harmless
    @McpTool @Plain // refused: db.write via Statement.executeQuery
    public int formatted(String title) throws SQLException {
        return query(String.format("SELECT * FROM notes WHERE title = '%s'", title));
    }

    @McpTool @Plain // accepted
    public int number(int limit) throws SQLException {
        return query("SELECT * FROM notes LIMIT " + limit);
    }

    // args: "TITLE"
    @McpTool @Plain // accepted
    public int enumeration(Column column) throws SQLException {
        return query("SELECT " + column + " FROM notes ORDER BY " + column.name());
    }

    enum Column {
        ID,
        TITLE
    }
}
