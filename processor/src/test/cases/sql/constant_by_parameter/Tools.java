package sql.constant_by_parameter;

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
    private final Rows rows;

    public Tools(DataSource database) {
        rows = new Rows(database);
    }

    @McpTool @Plain // accepted
    public List<String> read() {
        return rows.list("SELECT title FROM notes");
    }

    // run: no, the driver refuses a query without rows
    @McpTool @Plain // refused: db.write via Connection.prepareStatement
    public List<String> wipe() {
        return rows.list("DELETE FROM notes");
    }
}

class Rows {
    private final DataSource database;

    Rows(DataSource database) {
        this.database = database;
    }

    List<String> list(String sql) {
        return map(sql, row -> row.getString(1));
    }

    private <T> List<T> map(String sql, Mapper<T> mapper) {
        List<T> result = new ArrayList<>();
        try (Connection connection = database.getConnection();
                PreparedStatement statement = connection.prepareStatement(sql);
                ResultSet rows = statement.executeQuery()) {
            while (rows.next()) {
                result.add(mapper.map(rows));
            }
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
        return result;
    }

    interface Mapper<T> {
        T map(ResultSet row) throws SQLException;
    }
}
