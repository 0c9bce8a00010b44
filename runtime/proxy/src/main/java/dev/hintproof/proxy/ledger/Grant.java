package dev.hintproof.proxy.ledger;

import org.jspecify.annotations.Nullable;

/**
 * The operator's standing yes to a tool, whatever the (declared and valid) arguments.
 *
 * @param id what the operator names it by
 * @param tool the tool's name
 * @param definition digest of the definition that it was given for: it ends with it
 * @param usesLeft how many calls are left; null for no limit
 * @param createdAt in milliseconds of the epoch
 * @param expiresAt in milliseconds of the epoch
 * @param revoked whether the operator took it back
 * @param signature the operator's signature, where a secret is set
 */
public record Grant(
        String id,
        String tool,
        String definition,
        @Nullable Long usesLeft,
        long createdAt,
        long expiresAt,
        boolean revoked,
        @Nullable String signature) {

    /** Whether it still lets calls of that definition pass. */
    public boolean isLive(String pinned, long now) {
        return !revoked
                && definition.equals(pinned)
                && now < expiresAt
                && now >= createdAt - Ticket.CLOCK_SLACK
                && (usesLeft == null || usesLeft > 0);
    }
}
