package dev.hintproof.proxy.operator;

import dev.hintproof.proxy.ledger.JournalTransaction;
import dev.hintproof.proxy.ledger.Pin;
import dev.hintproof.proxy.wire.Printable;
import java.util.stream.Stream;

/** Tools' names as an operator types them: as they are shown, which no two names share. */
public final class ToolNames {
    private ToolNames() {}

    /** The known tool that is shown as that text; the text itself where there is none. */
    public static String typed(JournalTransaction tx, String text) {
        return Stream.concat(tx.pins().stream(), tx.waiting().stream())
                .map(Pin::tool)
                .filter(name -> Printable.name(name, Integer.MAX_VALUE).equals(text))
                .findFirst()
                .orElse(text);
    }
}
