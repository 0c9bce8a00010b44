package sql.transactions;

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

    @McpTool @Plain // accepted
    public int tool() throws SQLException {
        try (Connection connection = database.getConnection()) {
            connection.setReadOnly(true);
            try (Statement statement = connection.createStatement();
                    ResultSet rows = statement.executeQuery("SELECT 1")) {
                return rows.next() ? 1 : 0;
            }
        }
    }
}
