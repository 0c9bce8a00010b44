package dev.hintproof.proxy.ledger;

/**
 * The public side of the operator's secret: approvals count only when they were signed with it.
 *
 * @param publicKey X.509 form of an Ed25519 key, base64
 * @param salt of the key derivation, base64
 * @param iterations of the key derivation
 * @param wrapped the private key, encrypted under the secret, base64
 * @param endorsement the signature of the seal that it replaces, base64; empty for the first
 */
public record Seal(String publicKey, String salt, int iterations, String wrapped, String endorsement) {}
