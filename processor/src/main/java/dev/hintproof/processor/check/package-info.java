/** After compilation: what each tool reaches against what it declares, and the manifest or the refusal that follows. */
@NullMarked
package dev.hintproof.processor.check;

import org.jspecify.annotations.NullMarked;
