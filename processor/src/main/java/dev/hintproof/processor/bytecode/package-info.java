/** Class files: where they come from, what they declare, and how names resolve to them (JVMS §5.4.3). */
@NullMarked
package dev.hintproof.processor.bytecode;

import org.jspecify.annotations.NullMarked;
