package deep.sql_carriers;

import dev.hintproof.annotations.*;
import java.io.*;
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.nio.file.*;
import java.util.stream.*;
import java.lang.reflect.*;
import java.lang.invoke.*;
import java.nio.charset.*;
import java.sql.*;
import javax.sql.*;

@McpServer(name = "cases")
public class Tools {
    private final Connection c;
    private final PreparedStatement p;
    private final DataSource ds;
    private final Supplier<PreparedStatement> lazy;
    private final Stmts stmts;
    private final Map<String, PreparedStatement> byName = new HashMap<>();
    public Tools(Connection c, DataSource ds) throws SQLException {
        this.c = c; this.ds = ds; p = c.prepareStatement("DELETE FROM t");
        lazy = () -> { try { return c.prepareStatement("DELETE FROM t"); } catch (SQLException e) { throw new IllegalStateException(e); } };
        stmts = new Stmts(c.prepareStatement("DELETE FROM t WHERE id = ?"));
        byName.put("x", c.prepareStatement("UPDATE t SET a = 1"));
    }
    // run: no, needs a database
    @McpTool @Plain // refused: db.write
    public void prepared() throws SQLException { p.execute(); }
    // run: no, needs a database
    @McpTool @Plain // refused: db.write
    public void prepared_query() throws SQLException { p.executeQuery(); }
    // run: no, needs a database
    @McpTool @Plain // refused: db.write
    public void lazily() throws SQLException { lazy.get().execute(); }
    // run: no, needs a database
    @McpTool @Plain // refused: db.write
    public void in_record() throws SQLException { PreparedStatement x = stmts.delete(); x.setInt(1, 2); x.executeLargeUpdate(); }
    // run: no, needs a database
    @McpTool @Plain // refused: db.write
    public void in_map() throws SQLException { byName.get("x").executeUpdate(); }
    // run: no, needs a database
    @McpTool @Plain // refused: db.write
    public void reference() throws Exception { Callable<Boolean> k = p::execute; k.call(); }
    // run: no, needs a database
    @McpTool @Plain // refused: db.write
    public void unwrapped() throws SQLException { c.unwrap(Connection.class).createStatement().executeUpdate("DELETE FROM t"); }
    // run: no, needs a database
    @McpTool @Plain // refused: db.write
    public void batch() throws SQLException { p.addBatch(); p.executeBatch(); }
    // run: no, needs a database
    @McpTool @Plain // refused: db.write
    public void blob() throws SQLException { try (ResultSet r = c.createStatement().executeQuery("SELECT b FROM t")) { r.next(); r.getBlob(1).setBytes(1, new byte[1]); } }
    // run: no, needs a database
    @McpTool @Plain // refused: db.write
    public void clob_stream() throws Exception { try (ResultSet r = c.createStatement().executeQuery("SELECT b FROM t")) { r.next(); r.getClob(1).setCharacterStream(1).write("x"); } }
    // run: no, needs a database
    @McpTool @Plain // refused: db.write or opaque
    public void row_set() throws SQLException { var r = javax.sql.rowset.RowSetProvider.newFactory().createJdbcRowSet(); r.setCommand("DELETE FROM t"); r.execute(); }
    // run: no, needs a database
    @McpTool @Plain // refused: db.write
    public void statement_of_result() throws SQLException { try (ResultSet r = c.createStatement().executeQuery("SELECT 1")) { r.getStatement().executeUpdate("DELETE FROM t"); } }
    // run: no, needs a database
    @McpTool @Plain // refused: db.write
    public void connection_of_meta() throws SQLException { c.getMetaData().getConnection().createStatement().execute("DROP TABLE t"); }
    // run: no, needs a database
    @McpTool @Plain // refused: db.write
    public void data_source() throws SQLException { try (Connection x = ds.getConnection(); Statement s = x.createStatement()) { s.executeLargeUpdate("DELETE FROM t", new String[] {"id"}); } }
    // run: no, needs a database
    @McpTool @Plain // accepted
    public int honest() throws SQLException { try (Connection x = ds.getConnection(); PreparedStatement s = x.prepareStatement("SELECT a FROM t WHERE b = ?")) { s.setString(1, "x"); try (ResultSet r = s.executeQuery()) { return r.next() ? r.getInt(1) : 0; } } }
}
record Stmts(PreparedStatement delete) {}

