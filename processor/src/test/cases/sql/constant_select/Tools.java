package sql.constant_select;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import javax.sql.DataSource;

@McpServer(name = "cases")
public class Tools {
    private final DataSource database;

    public Tools(DataSource database) {
        this.database = database;
    }

    private static final String FIND = """
            SELECT id, title
            FROM notes
            WHERE title LIKE ?
            ORDER BY id
            """;

    @McpTool @Plain // accepted
    public List<String> tool(String title) throws SQLException {
        List<String> found = new ArrayList<>();
        try (Connection connection = database.getConnection();
                PreparedStatement statement = connection.prepareStatement(FIND)) {
            statement.setString(1, "%" + title + "%");
            try (ResultSet rows = statement.executeQuery()) {
                while (rows.next()) {
                    found.add(rows.getInt("id") + " " + rows.getString("title"));
                }
            }
        }
        return found;
    }

    @McpTool @Plain // accepted
    public int count() throws SQLException {
        try (Connection connection = database.getConnection();
                Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery("select count(*) from notes")) {
            return rows.next() ? rows.getInt(1) : 0;
        }
    }
}
