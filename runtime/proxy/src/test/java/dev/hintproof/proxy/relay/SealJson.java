package dev.hintproof.proxy.relay;

import dev.hintproof.proxy.ledger.Seal;
import dev.hintproof.proxy.wire.Json;

/** A seal as the journal keeps it. */
final class SealJson {
    private SealJson() {}

    static String of(Seal seal) {
        return Json.object()
                .put("publicKey", seal.publicKey())
                .put("salt", seal.salt())
                .put("iterations", seal.iterations())
                .put("wrapped", seal.wrapped())
                .put("endorsement", seal.endorsement())
                .toString();
    }
}
