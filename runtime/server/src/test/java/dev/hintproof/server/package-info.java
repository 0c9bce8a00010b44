/** Tests of the runtime. */
@NullMarked
package dev.hintproof.server;

import org.jspecify.annotations.NullMarked;
