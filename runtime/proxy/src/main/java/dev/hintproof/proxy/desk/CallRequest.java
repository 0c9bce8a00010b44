package dev.hintproof.proxy.desk;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.hintproof.proxy.ledger.CallKey;

/**
 * A call that needs a yes.
 *
 * @param key the tool, its pinned definition and the digest of the arguments
 * @param arguments the canonical arguments
 * @param details what a person should know of the call; goes into the ticket
 * @param grantable whether a standing grant may let it pass: its arguments are declared, valid and nothing comes with them
 * @param session the gate's run
 * @param ticketLasts how long a ticket, an approval or a denial lasts, in milliseconds
 */
public record CallRequest(
        CallKey key, String arguments, ObjectNode details, boolean grantable, String session, long ticketLasts) {}
