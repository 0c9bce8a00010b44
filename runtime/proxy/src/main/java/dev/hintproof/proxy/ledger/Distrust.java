package dev.hintproof.proxy.ledger;

/**
 * A read-only claim that was seen to be wrong, until the operator restores it.
 *
 * @param tool the tool's name
 * @param reason what was seen
 * @param at when, in milliseconds of the epoch
 */
public record Distrust(String tool, String reason, long at) {}
