package dev.hintproof.proxy.ledger;

/**
 * A definition that was seen: the pinned one of a tool, or the one that waits for the operator.
 *
 * @param tool the tool's name
 * @param digest digest of its canonical JSON, {@code sha256:…}
 * @param definition its canonical JSON
 * @param how {@code first} for the first list seen, {@code accepted} by the operator, {@code waiting} while it isn't pinned
 * @param at when, in milliseconds of the epoch
 */
public record Pin(String tool, String digest, String definition, String how, long at) {}
