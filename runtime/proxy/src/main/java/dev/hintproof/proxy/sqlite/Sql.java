package dev.hintproof.proxy.sqlite;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Statements on one connection, in whatever transaction is open there. */
final class Sql {
    private final Connection connection;

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
        try (PreparedStatement statement = connection.prepareStatement(query)) {
            bind(statement, values);
            List<T> found = new ArrayList<>();
            try (ResultSet rows = statement.executeQuery()) {
                while (rows.next()) {
                    found.add(reader.read(rows));
                }
            }
            return found;
        } catch (SQLException e) {
            throw new Failed(e);
        }
    }

    /** The first row of a query; empty where it has none. */
    <T> Optional<T> first(String query, RowReader<T> reader, @Nullable Object... values) {
        return all(query, reader, values).stream().findFirst();
    }

    /** Runs a statement that changes rows; says how many. */
    int update(String statement, @Nullable Object... values) {
        try (PreparedStatement prepared = connection.prepareStatement(statement)) {
            bind(prepared, values);
            return prepared.executeUpdate();
        } catch (SQLException e) {
            throw new Failed(e);
        }
    }

    private static void bind(PreparedStatement statement, @Nullable Object... values) throws SQLException {
        for (int i = 0; i < values.length; i++) {
            statement.setObject(i + 1, values[i]);
        }
    }
}
