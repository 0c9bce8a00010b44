/** Rules on declarations alone: shapes, names, effects, undo. Each broken rule is one located message. */
@NullMarked
package dev.hintproof.processor.validate;

import org.jspecify.annotations.NullMarked;
