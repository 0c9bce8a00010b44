/** Tests of the runtime: call. */
@NullMarked
package dev.hintproof.server.call;

import org.jspecify.annotations.NullMarked;
