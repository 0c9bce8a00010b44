/** Tests of the runtime: wire. */
@NullMarked
package dev.hintproof.server.wire;

import org.jspecify.annotations.NullMarked;
