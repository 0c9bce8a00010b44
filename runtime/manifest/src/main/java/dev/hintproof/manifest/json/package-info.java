/** Manifests and tool lists as JSON text: strict readers, and writers whose bytes depend on nothing but the value. */
@NullMarked
package dev.hintproof.manifest.json;

import org.jspecify.annotations.NullMarked;
