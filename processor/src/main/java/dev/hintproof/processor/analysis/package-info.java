/** What can a method reach? Call graph and value flow over class files, fail-closed. */
@NullMarked
package dev.hintproof.processor.analysis;

import org.jspecify.annotations.NullMarked;
