/** Tests of the runtime: load. */
@NullMarked
package dev.hintproof.server.load;

import org.jspecify.annotations.NullMarked;
