/** Second phase: one call, from the JSON of its arguments to the JSON of its result, whatever the protocol around it. */
@NullMarked
package dev.hintproof.server.call;

import org.jspecify.annotations.NullMarked;
