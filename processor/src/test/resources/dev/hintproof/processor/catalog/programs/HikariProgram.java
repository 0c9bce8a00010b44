import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;

class HikariProgram {
    private final HikariDataSource pool;

    HikariProgram(String url) {
        HikariConfig config = new HikariConfig();
        config.setJdbcUrl(url);
        config.setMaximumPoolSize(4);
        config.addDataSourceProperty("cachePrepStmts", "true");
        pool = new HikariDataSource(config);
    }

    int reads(String title) throws SQLException { // = db.read
        try (Connection connection = pool.getConnection();
                PreparedStatement select = connection.prepareStatement("SELECT id FROM notes WHERE title = ?")) {
            select.setString(1, title);
            return select.executeQuery().getInt(1);
        }
    }

    int busy() { // =
        return pool.getHikariPoolMXBean().getActiveConnections();
    }

    int deletes(String title) throws SQLException { // = db.read db.write
        try (Connection connection = pool.getConnection();
                PreparedStatement delete = connection.prepareStatement("DELETE FROM notes WHERE title = ?")) {
            delete.setString(1, title);
            return delete.executeUpdate();
        }
    }

    void closes() { // = state
        pool.close();
    }
}
