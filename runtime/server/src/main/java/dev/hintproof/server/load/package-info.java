/** First phase: the manifest is read, compared with the classes at hand, and joined with the bindings. */
@NullMarked
package dev.hintproof.server.load;

import org.jspecify.annotations.NullMarked;
