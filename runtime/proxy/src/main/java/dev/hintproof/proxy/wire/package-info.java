/** Lines and JSON-RPC messages as they come over the wire: read once, strictly, and kept as the bytes they were. */
@NullMarked
package dev.hintproof.proxy.wire;

import org.jspecify.annotations.NullMarked;
