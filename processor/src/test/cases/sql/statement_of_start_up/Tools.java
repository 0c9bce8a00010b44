package sql.statement_of_start_up;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;

@McpServer(name = "cases")
public class Tools {
    private final PreparedStatement find;
    private final PreparedStatement drop;

    public Tools(Connection connection) throws SQLException {
        find = connection.prepareStatement("SELECT title FROM notes WHERE id = ?");
        drop = connection.prepareStatement("DELETE FROM notes WHERE id = ?");
    }

    @McpTool @Plain // accepted
    public String find(int id) throws SQLException {
        find.setInt(1, id);
        try (ResultSet rows = find.executeQuery()) {
            return rows.next() ? rows.getString(1) : "none";
        }
    }

    @McpTool @Plain // refused: db.write via Connection.prepareStatement
    public int drop(int id) throws SQLException {
        drop.setInt(1, id);
        return drop.executeUpdate();
    }
}
