package dev.hintproof.proxy.sqlite;

import dev.hintproof.proxy.ledger.CallKey;
import dev.hintproof.proxy.ledger.JournalException;
import dev.hintproof.proxy.wire.Digest;
import java.util.Optional;

/** Arguments as their rows keep them: encrypted, bound to the row, and checked against the digest that stands beside them. */
final class SealedArguments {
    private final ArgumentVault vault;

    SealedArguments(ArgumentVault vault) {
        this.vault = vault;
    }

    byte[] lock(String arguments, String table, String id, CallKey key) {
        return vault.lock(arguments, row(table, id, key));
    }

    /**
     * The arguments again.
     *
     * @throws JournalException where there are none, or they aren't what the row's digest says
     */
    String unlock(Optional<byte[]> found, String table, String id, CallKey key) {
        byte[] locked = found.orElseThrow(() -> new JournalException("the journal has no " + table + " " + id));
        String text = vault.unlock(locked, row(table, id, key));
        if (!Digest.of(text).equals(key.arguments())) {
            throw new JournalException("the arguments of " + table + " " + id
                    + " aren't those that its digest names: the journal was changed from outside");
        }
        return text;
    }

    private static String row(String table, String id, CallKey key) {
        return table + " " + id + " " + key.tool() + " " + key.definition() + " " + key.arguments();
    }
}
