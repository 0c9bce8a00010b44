/** The vocabulary of effects, and the one table that turns an effect class into MCP's four hints. */
@NullMarked
package dev.hintproof.manifest.effect;

import org.jspecify.annotations.NullMarked;
