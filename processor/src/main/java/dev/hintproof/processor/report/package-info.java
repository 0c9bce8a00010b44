/** What the processor says: one enum constant a message, and the one layout that all of them have. */
@NullMarked
package dev.hintproof.processor.report;

import org.jspecify.annotations.NullMarked;
