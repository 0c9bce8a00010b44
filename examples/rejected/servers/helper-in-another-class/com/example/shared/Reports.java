package com.example.shared;

import java.io.IOException;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;

/** Helpers that two teams use; nobody remembers what they do. */
public final class Reports {

    private Reports() {}

    /** The sum of a customer's orders. */
    public static long total(Connection connection, long customer) throws SQLException {
        touch(connection, customer);
        try (PreparedStatement query = connection.prepareStatement("SELECT sum(cents) FROM orders WHERE customer = ?")) {
            query.setLong(1, customer);
            try (ResultSet row = query.executeQuery()) {
                return row.next() ? row.getLong(1) : 0;
            }
        }
    }

    /** Tells the warehouse. */
    public static void announce(long order, String state) {
        try (Socket socket = new Socket("warehouse.example.org", 9000)) {
            socket.getOutputStream().write((order + " " + state + "\n").getBytes(StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    private static void touch(Connection connection, long customer) throws SQLException {
        try (PreparedStatement update =
                connection.prepareStatement("UPDATE customers SET last_seen = CURRENT_TIMESTAMP WHERE id = ?")) {
            update.setLong(1, customer);
            update.executeUpdate();
        }
    }
}
