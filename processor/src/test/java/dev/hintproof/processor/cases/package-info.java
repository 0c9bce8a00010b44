/**
 * Judges the analyser by small programs: each is compiled, analysed in three ways, run where it can run, and compared with the
 * expectation that stands on the line it concerns.
 */
@NullMarked
package dev.hintproof.processor.cases;

import org.jspecify.annotations.NullMarked;
