package dev.hintproof.proxy.ledger;

/**
 * What a yes is for: one tool, its pinned definition, and exactly these arguments.
 *
 * @param tool the tool's name
 * @param definition digest of the pinned definition, {@code sha256:…}
 * @param arguments digest of the call's canonical arguments, {@code sha256:…}
 */
public record CallKey(String tool, String definition, String arguments) {}
