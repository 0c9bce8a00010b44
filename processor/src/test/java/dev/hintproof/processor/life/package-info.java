/** The life of a build: whatever changes between a compilation and a start, no false hint is left behind. */
@NullMarked
package dev.hintproof.processor.life;

import org.jspecify.annotations.NullMarked;
