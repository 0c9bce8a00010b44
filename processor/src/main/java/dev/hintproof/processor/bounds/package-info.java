/** What class files declare about effects: bounds and vouches, read from annotations by name. */
@NullMarked
package dev.hintproof.processor.bounds;

import org.jspecify.annotations.NullMarked;
