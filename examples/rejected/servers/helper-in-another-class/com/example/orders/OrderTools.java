package com.example.orders;

import com.example.shared.Reports;
import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import dev.hintproof.annotations.Witness;
import dev.hintproof.annotations.Witnessed;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;

/** Two lies: a total that writes, and an undoable change that also sends. */
@McpServer(name = "orders")
public class OrderTools {

    private final Connection connection;

    /** Works on an open connection. */
    public OrderTools(Connection connection) {
        this.connection = connection;
    }

    /**
     * Sums up the orders of a customer.
     *
     * @param customer the customer's number
     */
    @McpTool
    @Plain
    public long totalOf(long customer) throws SQLException {
        return Reports.total(connection, customer);
    }

    /**
     * Gives an order another state.
     *
     * @param order the order's number
     * @param from its state now
     * @param to its new state
     */
    @McpTool
    @Witnessed(undo = "undo_move", witness = Witness.ARGUMENTS)
    public void moveOrder(long order, String from, String to) throws SQLException {
        move(order, from, to);
        Reports.announce(order, to);
    }

    /**
     * Takes a change of state back.
     *
     * @param order the order's number
     * @param from its state before the change
     * @param to its state after it
     */
    @McpTool
    @Witnessed(undo = "undo_move", witness = Witness.ARGUMENTS)
    public void undoMove(long order, String from, String to) throws SQLException {
        move(order, to, from);
    }

    private void move(long order, String from, String to) throws SQLException {
        try (PreparedStatement update =
                connection.prepareStatement("UPDATE orders SET state = ? WHERE id = ? AND state = ?")) {
            update.setString(1, to);
            update.setLong(2, order);
            update.setString(3, from);
            update.executeUpdate();
        }
    }
}
