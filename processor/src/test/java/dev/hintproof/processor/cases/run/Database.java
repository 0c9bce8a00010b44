package dev.hintproof.processor.cases.run;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import javax.sql.DataSource;
import org.sqlite.SQLiteDataSource;

/** A database in memory with one table, {@code notes}. */
final class Database {

    private final SQLiteDataSource source = new SQLiteDataSource();
    private final Connection keepAlive;

    Database() {
        source.setUrl("jdbc:sqlite:file:cases?mode=memory&cache=shared");
        try {
            keepAlive = source.getConnection();
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }

    DataSource source() {
        return source;
    }

    Connection connection() {
        return keepAlive;
    }

    void reset() {
        try (Statement statement = keepAlive.createStatement()) {
            statement.execute("DROP TABLE IF EXISTS notes");
            statement.execute("CREATE TABLE notes (id INTEGER PRIMARY KEY, title TEXT, body TEXT)");
            statement.execute("INSERT INTO notes VALUES (1, 'canary', 'alive'), (2, 'other', NULL), (3, 'third', 'x')");
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }

    String dump() {
        var text = new StringBuilder();
        try (Statement statement = keepAlive.createStatement();
                ResultSet rows = statement.executeQuery("SELECT id, title, body FROM notes ORDER BY id")) {
            while (rows.next()) {
                text.append(rows.getString(1))
                        .append('|')
                        .append(rows.getString(2))
                        .append('|');
                text.append(rows.getString(3)).append('\n');
            }
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
        return text.toString();
    }
}
