package dev.hintproof.proxy.sqlite;

import dev.hintproof.proxy.ledger.Grant;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Standing grants. */
final class GrantTable {
    private static final String COLUMNS = "id, tool, definition, uses_left, created_at, expires_at, revoked, signature";

    private final Sql sql;

    GrantTable(Sql sql) {
        this.sql = sql;
    }

    List<Grant> of(@Nullable String tool) {
        String select = "SELECT " + COLUMNS + " FROM permit";
        return tool == null
                ? sql.all(select + " ORDER BY seq", GrantTable::grant)
                : sql.all(select + " WHERE tool = ? ORDER BY seq", GrantTable::grant, tool);
    }

    private static Grant grant(ResultSet row) throws SQLException {
        long uses = row.getLong(4);
        boolean unlimited = row.wasNull();
        return new Grant(
                row.getString(1),
                row.getString(2),
                row.getString(3),
                unlimited ? null : uses,
                row.getLong(5),
                row.getLong(6),
                row.getInt(7) != 0,
                row.getString(8));
    }

    void insert(Grant grant) {
        sql.update(
                "INSERT INTO permit (" + COLUMNS + ") VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                grant.id(),
                grant.tool(),
                grant.definition(),
                grant.usesLeft(),
                grant.createdAt(),
                grant.expiresAt(),
                grant.revoked() ? 1 : 0,
                grant.signature());
    }

    void update(Grant grant) {
        sql.update(
                "UPDATE permit SET uses_left = ?, revoked = ? WHERE id = ?",
                grant.usesLeft(),
                grant.revoked() ? 1 : 0,
                grant.id());
    }
}
