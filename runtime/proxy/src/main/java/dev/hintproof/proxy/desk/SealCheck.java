package dev.hintproof.proxy.desk;

import dev.hintproof.proxy.ledger.Grant;
import dev.hintproof.proxy.ledger.Ticket;

/** Whether a yes carries the operator's signature, where one is asked for. */
public interface SealCheck {
    /** Whether the approval of that ticket counts. */
    boolean covers(Ticket approved);

    /** Whether that grant counts. */
    boolean covers(Grant grant);

    /** Where no secret is set every yes counts. */
    SealCheck NONE = new SealCheck() {
        @Override
        public boolean covers(Ticket approved) {
            return true;
        }

        @Override
        public boolean covers(Grant grant) {
            return true;
        }
    };
}
