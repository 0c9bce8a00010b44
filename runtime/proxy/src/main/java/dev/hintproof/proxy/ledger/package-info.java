/** What a gate remembers, and the journal that keeps it: tickets, grants, pins, distrust, calls. Says nothing of how it is stored. */
@NullMarked
package dev.hintproof.proxy.ledger;

import org.jspecify.annotations.NullMarked;
