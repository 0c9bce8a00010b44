/** Packaged programs: their classes as the analyser asks for them, and whether what their manifests say follows from them. */
@NullMarked
package dev.hintproof.processor.verify;

import org.jspecify.annotations.NullMarked;
