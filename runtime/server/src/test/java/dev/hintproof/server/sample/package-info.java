/** A server written by hand as the processor would generate it: what the tests serve. */
@NullMarked
package dev.hintproof.server.sample;

import org.jspecify.annotations.NullMarked;
