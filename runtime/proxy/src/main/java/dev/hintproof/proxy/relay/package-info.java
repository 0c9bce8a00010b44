/** One run of the gate: messages between client and server, calls that are held, lists that are watched, records that are kept. */
@NullMarked
package dev.hintproof.proxy.relay;

import org.jspecify.annotations.NullMarked;
