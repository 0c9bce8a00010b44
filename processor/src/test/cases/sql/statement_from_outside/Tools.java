package sql.statement_from_outside;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;

@McpServer(name = "cases")
public class Tools {
    private final PreparedStatement statement;

    public Tools(PreparedStatement statement) {
        this.statement = statement;
    }

    // run: no, nobody gives it a statement
    @McpTool @Plain // refused: db.write via PreparedStatement.executeQuery, maybe state
    public boolean tool() throws SQLException {
        try (ResultSet rows = statement.executeQuery()) {
            return rows.next();
        }
    }
}
