/** What the author wrote, as immutable values: servers, tools, parameters and declared effects. */
@NullMarked
package dev.hintproof.processor.model;

import org.jspecify.annotations.NullMarked;
