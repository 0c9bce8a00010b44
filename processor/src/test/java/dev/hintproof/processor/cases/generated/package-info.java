/** Generates random programs, runs them to see whether they reach a boundary, and asks the analyser the same. */
@NullMarked
package dev.hintproof.processor.cases.generated;

import org.jspecify.annotations.NullMarked;
