package sql.meta_data;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.sql.Connection;
import java.sql.DatabaseMetaData;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import javax.sql.DataSource;

@McpServer(name = "cases")
public class Tools {
    private final DataSource database;

    public Tools(DataSource database) {
        this.database = database;
    }

    @McpTool @Plain // accepted
    public List<String> tool() throws SQLException {
        List<String> tables = new ArrayList<>();
        try (Connection connection = database.getConnection()) {
            DatabaseMetaData meta = connection.getMetaData();
            try (ResultSet rows = meta.getTables(null, null, "%", new String[] {"TABLE"})) {
                while (rows.next()) {
                    tables.add(rows.getString("TABLE_NAME"));
                }
            }
        }
        return tables;
    }
}
