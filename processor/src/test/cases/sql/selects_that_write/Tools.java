package sql.selects_that_write;

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

    private int query(String sql) throws SQLException {
        try (Connection connection = database.getConnection();
                Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery(sql)) {
            return rows.next() ? 1 : 0;
        }
    }

    // run: no, needs a MySQL server
    @McpTool @Plain // refused: db.write via Statement.executeQuery
    public int outfile() throws SQLException {
        return query("SELECT title FROM notes INTO OUTFILE '/tmp/x'");
    }

    // run: no, needs a PostgreSQL server
    @McpTool @Plain // refused: db.write via Statement.executeQuery
    public int into() throws SQLException {
        return query("SELECT * INTO copies FROM notes");
    }

    // run: no, needs a PostgreSQL server
    @McpTool @Plain // refused: db.write via Statement.executeQuery
    public int for_update() throws SQLException {
        return query("SELECT id FROM notes FOR UPDATE");
    }

    // run: no, needs a PostgreSQL server
    @McpTool @Plain // refused: db.write via Statement.executeQuery
    public int with_delete() throws SQLException {
        return query("WITH gone AS (DELETE FROM notes RETURNING id) SELECT * FROM gone");
    }

    // run: no, needs a PostgreSQL server
    @McpTool @Plain // refused: db.write via Statement.executeQuery
    public int explain_analyze() throws SQLException {
        return query("EXPLAIN ANALYZE DELETE FROM notes");
    }

    // run: nothing, plain EXPLAIN only writes in some databases
    @McpTool @Plain // refused: db.write via Statement.executeQuery
    public int explain() throws SQLException {
        return query("EXPLAIN SELECT 1");
    }

    // run: no, needs a PostgreSQL server
    @McpTool @Plain // refused: db.write via Statement.executeQuery
    public int next_value() throws SQLException {
        return query("SELECT nextval('note_ids')");
    }

    // run: no, needs a MySQL server
    @McpTool @Plain // refused: db.write via Statement.executeQuery
    public int executable_comment() throws SQLException {
        return query("SELECT 1 /*! INTO OUTFILE '/tmp/x' */");
    }

    // run: no, the driver runs the first statement only
    @McpTool @Plain // refused: db.write via Statement.executeQuery
    public int two_statements() throws SQLException {
        return query("SELECT 1; DELETE FROM notes");
    }

    // run: no, needs a MySQL server
    @McpTool @Plain // refused: db.write via Statement.executeQuery
    public int backslash() throws SQLException {
        return query("SELECT 'a\\' , ' INTO OUTFILE ''x'' ");
    }

    // run: no, needs a PostgreSQL server
    @McpTool @Plain // refused: db.write via Statement.executeQuery
    public int unknown_function() throws SQLException {
        return query("SELECT purge_all(3)");
    }

    // run: no, needs a database with this procedure
    @McpTool @Plain // refused: db.write via Statement.executeQuery
    public int call() throws SQLException {
        return query("CALL purge_all()");
    }
}
