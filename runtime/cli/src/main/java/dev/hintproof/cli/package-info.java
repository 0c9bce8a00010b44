/** The {@code hintproof} command: one class for each verb, and what they share. */
@NullMarked
package dev.hintproof.cli;

import org.jspecify.annotations.NullMarked;
