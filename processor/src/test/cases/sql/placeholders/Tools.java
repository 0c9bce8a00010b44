package sql.placeholders;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Collections;
import java.util.List;
import javax.sql.DataSource;

@McpServer(name = "cases")
public class Tools {
    private final DataSource database;

    public Tools(DataSource database) {
        this.database = database;
    }

    // args: [1, 2]
    @McpTool @Plain // accepted
    public int tool(List<Integer> ids) throws SQLException {
        String marks = String.join(", ", Collections.nCopies(ids.size(), "?"));
        try (Connection connection = database.getConnection();
                PreparedStatement statement =
                        connection.prepareStatement("SELECT title FROM notes WHERE id IN (" + marks + ")")) {
            for (int i = 0; i < ids.size(); i++) {
                statement.setInt(i + 1, ids.get(i));
            }
            try (ResultSet rows = statement.executeQuery()) {
                return rows.next() ? 1 : 0;
            }
        }
    }
}
