/** Compiles sources with the processor, as its users do. */
@NullMarked
package dev.hintproof.processor.testing;

import org.jspecify.annotations.NullMarked;
