/** The registration class of a server: dispatch without reflection. */
@NullMarked
package dev.hintproof.processor.generate;

import org.jspecify.annotations.NullMarked;
