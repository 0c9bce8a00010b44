/** Measurements; nothing here asserts a time. */
@NullMarked
package dev.hintproof.server.benchmark;

import org.jspecify.annotations.NullMarked;
