/** What an operator sees of a journal: reports as JSON for scripts and as tables for people. */
@NullMarked
package dev.hintproof.proxy.operator;

import org.jspecify.annotations.NullMarked;
