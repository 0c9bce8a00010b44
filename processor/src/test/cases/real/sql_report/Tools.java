package real.sql_report;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.sql.DataSource;

@McpServer(name = "cases")
public class Tools {
    private final Jdbc jdbc;

    public Tools(DataSource database) {
        jdbc = new Jdbc(database);
    }

    // args: 1
    @McpTool @Plain // accepted
    public List<Map<String, Object>> long_notes(int minimum) {
        return jdbc.query(
                "SELECT id, title, length(body) AS size FROM notes WHERE length(body) >= ? ORDER BY size DESC",
                rows -> {
                    Map<String, Object> row = new LinkedHashMap<>();
                    row.put("id", rows.getLong("id"));
                    row.put("title", rows.getString("title"));
                    row.put("size", rows.getInt("size"));
                    return row;
                },
                minimum);
    }

    @McpTool @Plain // accepted
    public long count() {
        return jdbc.query("SELECT COUNT(*) FROM notes", rows -> rows.getLong(1)).get(0);
    }

    // args: 1
    @McpTool @Plain // refused: db.write via Connection.prepareStatement
    public int purge(int id) {
        return jdbc.update("DELETE FROM notes WHERE id = ?", id);
    }
}

final class Jdbc {
    private final DataSource database;

    Jdbc(DataSource database) {
        this.database = database;
    }

    <T> List<T> query(String sql, RowMapper<T> mapper, Object... arguments) {
        try (Connection connection = database.getConnection();
                PreparedStatement statement = connection.prepareStatement(sql)) {
            bind(statement, arguments);
            List<T> result = new ArrayList<>();
            try (ResultSet rows = statement.executeQuery()) {
                while (rows.next()) {
                    result.add(mapper.map(rows));
                }
            }
            return result;
        } catch (SQLException e) {
            throw new IllegalStateException("query failed: " + sql, e);
        }
    }

    int update(String sql, Object... arguments) {
        try (Connection connection = database.getConnection();
                PreparedStatement statement = connection.prepareStatement(sql)) {
            bind(statement, arguments);
            return statement.executeUpdate();
        } catch (SQLException e) {
            throw new IllegalStateException("update failed: " + sql, e);
        }
    }

    private static void bind(PreparedStatement statement, Object... arguments) throws SQLException {
        for (int i = 0; i < arguments.length; i++) {
            statement.setObject(i + 1, arguments[i]);
        }
    }

    interface RowMapper<T> {
        T map(ResultSet rows) throws SQLException;
    }
}
