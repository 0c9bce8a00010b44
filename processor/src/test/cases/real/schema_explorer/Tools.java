package real.schema_explorer;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.sql.Connection;
import java.sql.DatabaseMetaData;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import javax.sql.DataSource;

@McpServer(name = "cases")
public class Tools {
    private final DataSource database;

    public Tools(DataSource database) {
        this.database = database;
    }

    // args: "notes"
    @McpTool @Plain // accepted
    public Map<String, Object> describe(String table) throws SQLException {
        Map<String, Object> result = new LinkedHashMap<>();
        try (Connection connection = database.getConnection()) {
            DatabaseMetaData meta = connection.getMetaData();
            List<Column> columns = new ArrayList<>();
            try (ResultSet rows = meta.getColumns(null, null, table, "%")) {
                while (rows.next()) {
                    columns.add(new Column(
                            rows.getString("COLUMN_NAME"), rows.getString("TYPE_NAME"), rows.getInt("NULLABLE") != 0));
                }
            }
            Set<String> keys = new TreeSet<>();
            try (ResultSet rows = meta.getPrimaryKeys(null, null, table)) {
                while (rows.next()) {
                    keys.add(rows.getString("COLUMN_NAME"));
                }
            }
            result.put("product", meta.getDatabaseProductName());
            result.put("columns", columns);
            result.put("keys", keys);
        }
        return result;
    }

    // args: "canary", 10
    @McpTool @Plain // accepted
    public List<Note> find(String title, int limit) throws SQLException {
        try (Connection connection = database.getConnection();
                PreparedStatement statement = connection.prepareStatement(
                        "SELECT id, title, body FROM notes WHERE title LIKE ? ORDER BY id LIMIT ?")) {
            statement.setString(1, title + "%");
            statement.setInt(2, Math.min(limit, 100));
            List<Note> notes = new ArrayList<>();
            try (ResultSet rows = statement.executeQuery()) {
                while (rows.next()) {
                    notes.add(new Note(rows.getLong(1), rows.getString(2), Optional.ofNullable(rows.getString(3)).orElse("")));
                }
            }
            return notes;
        }
    }

    public record Column(String name, String type, boolean nullable) {}

    public record Note(long id, String title, String body) {}
}
