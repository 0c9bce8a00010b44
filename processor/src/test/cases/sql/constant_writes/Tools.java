package sql.constant_writes;

import dev.hintproof.annotations.Emission;
import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;
import javax.sql.DataSource;

@McpServer(name = "cases")
public class Tools {
    private final DataSource database;

    public Tools(DataSource database) {
        this.database = database;
    }

    @McpTool @Plain // refused: db.write via Connection.prepareStatement
    public int delete(long id) throws SQLException {
        try (Connection connection = database.getConnection();
                PreparedStatement statement = connection.prepareStatement("DELETE FROM notes WHERE id = ?")) {
            statement.setLong(1, id);
            return statement.executeUpdate();
        }
    }

    @McpTool @Plain // refused: db.write via Statement.executeUpdate
    public int update() throws SQLException {
        try (Connection connection = database.getConnection();
                Statement statement = connection.createStatement()) {
            return statement.executeUpdate("UPDATE notes SET title = 'x'");
        }
    }

    @McpTool @Plain // refused: db.create via Statement.execute
    public boolean insert() throws SQLException {
        try (Connection connection = database.getConnection();
                Statement statement = connection.createStatement()) {
            return statement.execute("INSERT INTO notes (title) VALUES ('new')");
        }
    }

    @McpTool @Plain // refused: db.write via Statement.executeUpdate
    public int upsert() throws SQLException {
        try (Connection connection = database.getConnection();
                Statement statement = connection.createStatement()) {
            return statement.executeUpdate(
                    "INSERT INTO notes (id, title) VALUES (1, 'y') ON CONFLICT (id) DO UPDATE SET title = 'y'");
        }
    }

    @McpTool @Plain // refused: db.write via Statement.addBatch
    public int batch() throws SQLException {
        try (Connection connection = database.getConnection();
                Statement statement = connection.createStatement()) {
            statement.addBatch("DELETE FROM notes");
            return statement.executeBatch().length;
        }
    }

    @McpTool @Emission("db.create") // accepted
    public boolean declared() throws SQLException {
        try (Connection connection = database.getConnection();
                Statement statement = connection.createStatement()) {
            return statement.execute("INSERT INTO notes (title) VALUES ('new')");
        }
    }
}
