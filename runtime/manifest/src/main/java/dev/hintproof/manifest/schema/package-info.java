/** Where schemas lie inside a JSON Schema. */
@NullMarked
package dev.hintproof.manifest.schema;

import org.jspecify.annotations.NullMarked;
