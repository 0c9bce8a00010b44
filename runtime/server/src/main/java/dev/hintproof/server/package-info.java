/**
 * What a server's {@code main} and the generated registration classes use: tools bound to their code without reflection,
 * and the entry point that serves them over standard input and output.
 */
@NullMarked
package dev.hintproof.server;

import org.jspecify.annotations.NullMarked;
