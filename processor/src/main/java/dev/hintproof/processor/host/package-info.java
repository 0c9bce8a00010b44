/** The compiler that runs the processor: finding it behind wrappers, watching it, its files, and places in its sources. */
@NullMarked
package dev.hintproof.processor.host;

import org.jspecify.annotations.NullMarked;
