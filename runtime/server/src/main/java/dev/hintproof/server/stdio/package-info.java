/** The entry point: one process, one client, standard input and output. */
@NullMarked
package dev.hintproof.server.stdio;

import org.jspecify.annotations.NullMarked;
