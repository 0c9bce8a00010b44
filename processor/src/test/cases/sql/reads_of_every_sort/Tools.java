package sql.reads_of_every_sort;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
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

    @McpTool @Plain // accepted
    public int joined() throws SQLException {
        return query("SELECT a.id, COUNT(*), MAX(b.title) FROM notes a JOIN notes b ON a.id = b.id "
                + "WHERE a.title IS NOT NULL GROUP BY a.id HAVING COUNT(*) > 0 ORDER BY 2 DESC LIMIT 10");
    }

    @McpTool @Plain // accepted
    public int with_select() throws SQLException {
        return query("WITH recent AS (SELECT * FROM notes WHERE id > 1) SELECT title FROM recent");
    }

    @McpTool @Plain // accepted
    public int words_in_strings() throws SQLException {
        return query("SELECT 'DELETE FROM notes; INTO' AS \"update\" FROM notes -- for update\n");
    }

    @McpTool @Plain // accepted
    public int commented() throws SQLException {
        return query("/* who deletes? */ SELECT lower(title), coalesce(body, '') FROM notes WHERE id IN (1, 2)");
    }

    @McpTool @Plain // accepted
    public int values() throws SQLException {
        return query("VALUES (1), (2)");
    }

    @McpTool @Plain // accepted
    public int union() throws SQLException {
        return query("SELECT id FROM notes UNION ALL SELECT id FROM notes WHERE EXISTS (SELECT 1 FROM notes)");
    }
}
