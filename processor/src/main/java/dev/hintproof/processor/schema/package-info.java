/** From Java types, constraints and Javadoc to the JSON Schema of a tool's input and output. */
@NullMarked
package dev.hintproof.processor.schema;

import org.jspecify.annotations.NullMarked;
