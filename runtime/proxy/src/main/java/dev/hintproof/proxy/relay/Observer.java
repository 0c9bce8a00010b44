package dev.hintproof.proxy.relay;

import dev.hintproof.proxy.ledger.Distrust;
import dev.hintproof.proxy.ledger.JournalException;
import dev.hintproof.proxy.surface.SurfaceBuilder;
import dev.hintproof.proxy.surface.ToolView;
import java.util.ArrayList;
import java.util.List;

/**
 * Watches whether something changes while only calls run that claim to read. If so, every tool that might have done it loses its
 * claim until the operator restores it. A call that may change things and runs at the same time explains the change: then nobody
 * is blamed.
 */
final class Observer {
    private final Session session;

    Observer(Session session) {
        this.session = session;
    }

    /** The server has said that a resource changed. On the server's thread, so before any answer that came after it. */
    void changed(String method) {
        List<ToolView> suspects = new ArrayList<>();
        for (Exchange exchange : session.inFlight().values()) {
            ToolView tool = exchange.tool;
            if (exchange.kind != Exchange.Kind.CALL || exchange.phase() != Exchange.Phase.SENT || tool == null) {
                continue;
            }
            if (!tool.claimsToRead()) {
                return;
            }
            suspects.add(tool);
        }
        if (!suspects.isEmpty()) {
            distrust(suspects, method);
        }
    }

    private void distrust(List<ToolView> suspects, String method) {
        long now = System.currentTimeMillis();
        List<String> names =
                suspects.stream().map(ToolView::name).distinct().sorted().toList();
        String others = names.size() > 1 ? " (one of " + names.size() + " that were running)" : "";
        for (String name : names) {
            session.log()
                    .sayAsIs("'" + SurfaceBuilder.shown(name) + "' claims to read only, but " + method
                            + " came while it ran" + others + ": its claim no longer counts");
        }
        try {
            session.watch().write(tx -> {
                names.forEach(name -> tx.distrust(new Distrust(name, method + " came while it ran" + others, now)));
                return true;
            });
        } catch (JournalException e) {
            session.log().say("that can't be recorded, so nothing passes unasked any more: " + e.getMessage());
            session.watch().trustNothing();
        }
    }
}
