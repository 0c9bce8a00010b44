/**
 * Third phase: MCP's two eras over a pair of streams, on the official SDK. Everything that both eras share, lines, ids in
 * flight, what counts as a message, is settled before the SDK sees a byte; definitions and results pass through the SDK's
 * types unread.
 */
@NullMarked
package dev.hintproof.server.wire;

import org.jspecify.annotations.NullMarked;
