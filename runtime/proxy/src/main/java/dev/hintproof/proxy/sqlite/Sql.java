package dev.hintproof.proxy.sqlite;

import dev.hintproof.proxy.ledger.JournalException;
import java.io.UncheckedIOException;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Statements on one connection, in whatever transaction is open there. Each is prepared once, as that takes longer than running it:
 * there are only the few that this package has.
 */
final class Sql implements AutoCloseable {
    private final Connection connection;
    private final Map<String, PreparedStatement> prepared = new HashMap<>();

    Sql(Connection connection) {
        this.connection = connection;
    }

    /** An error of the database on its way out of code that can't declare it. */
    static final class Failed extends RuntimeException {
        private static final long serialVersionUID = 1L;
        private final SQLException cause;

        Failed(SQLException cause) {
            super(cause);
            this.cause = cause;
        }

        SQLException cause() {
            return cause;
        }
    }

    /** Makes a value of a row. */
    @FunctionalInterface
    interface RowReader<T> {
        T read(ResultSet row) throws SQLException;
    }

    /** What the rows of a query are read as, in order. */
    <T> List<T> all(String query, RowReader<T> reader, @Nullable Object... values) {
        try {
            List<T> found = new ArrayList<>();
            try (ResultSet rows = bound(query, values).executeQuery()) {
                while (rows.next()) {
                    found.add(read(reader, rows));
                }
            }
            return found;
        } catch (SQLException e) {
            throw failed(query, e);
        }
    }

    private static <T> T read(RowReader<T> reader, ResultSet row) throws SQLException {
        try {
            return reader.read(row);
        } catch (IllegalArgumentException | UncheckedIOException | ClassCastException e) {
            throw new JournalException(
                    "a row of the journal can't be understood, it was changed from outside: " + e.getMessage(), e);
        }
    }

    /** The first row of a query; empty where it has none. */
    <T> Optional<T> first(String query, RowReader<T> reader, @Nullable Object... values) {
        return all(query, reader, values).stream().findFirst();
    }

    /** Runs a statement that changes rows; says how many. */
    int update(String statement, @Nullable Object... values) {
        try {
            return bound(statement, values).executeUpdate();
        } catch (SQLException e) {
            throw failed(statement, e);
        }
    }

    /** Begins or ends a transaction. */
    void control(String statement) {
        try {
            bound(statement).execute();
        } catch (SQLException e) {
            throw failed(statement, e);
        }
    }

    /** What failed halfway is prepared anew the next time. */
    private Failed failed(String text, SQLException cause) {
        PreparedStatement statement = prepared.remove(text);
        if (statement != null) {
            try {
                statement.close();
            } catch (SQLException e) {
                cause.addSuppressed(e);
            }
        }
        return new Failed(cause);
    }

    private PreparedStatement bound(String text, @Nullable Object... values) throws SQLException {
        PreparedStatement statement = prepared.get(text);
        if (statement == null) {
            statement = connection.prepareStatement(text);
            prepared.put(text, statement);
        }
        for (int i = 0; i < values.length; i++) {
            statement.setObject(i + 1, values[i]);
        }
        return statement;
    }

    @Override
    public void close() throws SQLException {
        for (PreparedStatement statement : prepared.values()) {
            statement.close();
        }
    }
}
