package sql.builder;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import javax.sql.DataSource;

@McpServer(name = "cases")
public class Tools {
    private final DataSource database;

    public Tools(DataSource database) {
        this.database = database;
    }

    // args: "x"
    // run: nothing, this argument is harmless
    @McpTool @Plain // refused: db.write via Connection.prepareStatement
    public int tool(String order) throws SQLException {
        StringBuilder sql = new StringBuilder("SELECT id FROM notes");
        if (order.length() > 1) {
            sql.append(" ORDER BY ").append(order);
        }
        try (Connection connection = database.getConnection();
                PreparedStatement statement = connection.prepareStatement(sql.toString());
                ResultSet rows = statement.executeQuery()) {
            return rows.next() ? 1 : 0;
        }
    }

    // args: "canary"
    @McpTool @Plain // accepted
    public int conditional(String title) throws SQLException {
        String sql = title.isEmpty() ? "SELECT id FROM notes" : "SELECT id FROM notes WHERE title = ?";
        try (Connection connection = database.getConnection();
                PreparedStatement statement = connection.prepareStatement(sql)) {
            if (!title.isEmpty()) {
                statement.setString(1, title);
            }
            try (ResultSet rows = statement.executeQuery()) {
                return rows.next() ? 1 : 0;
            }
        }
    }

    // args: true
    @McpTool @Plain // refused: db.write via Connection.prepareStatement
    public int either(boolean purge) throws SQLException {
        String sql = purge ? "DELETE FROM notes" : "SELECT id FROM notes";
        try (Connection connection = database.getConnection();
                PreparedStatement statement = connection.prepareStatement(sql)) {
            return statement.execute() ? 1 : 0;
        }
    }
}
