package sql.updatable_rows;

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

    // run: no, SQLite has no updatable rows
    @McpTool @Plain // refused: db.write via ResultSet.deleteRow
    public int tool() throws SQLException {
        try (Connection connection = database.getConnection();
                Statement statement = connection.createStatement(
                        ResultSet.TYPE_SCROLL_INSENSITIVE, ResultSet.CONCUR_UPDATABLE);
                ResultSet rows = statement.executeQuery("SELECT id FROM notes")) {
            rows.next();
            rows.deleteRow();
            return 1;
        }
    }
}
