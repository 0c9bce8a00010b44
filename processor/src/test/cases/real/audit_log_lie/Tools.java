package real.audit_log_lie;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import javax.sql.DataSource;

@McpServer(name = "cases")
public class Tools {
    private final DataSource database;
    private final AuditLog audit;

    public Tools(DataSource database) {
        this.database = database;
        this.audit = new AuditLog(database);
    }

    // args: "canary"
    // A read that inserts into a log table each time.
    @McpTool @Plain // refused: db.create via Connection.prepareStatement
    public List<String> search(String title) throws SQLException {
        List<String> found = new ArrayList<>();
        try (Connection connection = database.getConnection();
                PreparedStatement statement = connection.prepareStatement("SELECT title FROM notes WHERE title = ?")) {
            statement.setString(1, title);
            try (ResultSet rows = statement.executeQuery()) {
                while (rows.next()) {
                    found.add(rows.getString(1));
                }
            }
        }
        audit.record(title);
        return found;
    }
}

class AuditLog {
    private final DataSource database;

    AuditLog(DataSource database) {
        this.database = database;
    }

    void record(String query) throws SQLException {
        try (Connection connection = database.getConnection();
                PreparedStatement statement = connection.prepareStatement("INSERT INTO notes (title) VALUES (?)")) {
            statement.setString(1, query);
            statement.executeUpdate();
        }
    }
}
