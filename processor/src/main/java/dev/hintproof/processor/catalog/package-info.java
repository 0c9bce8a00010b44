/** The catalog: effects of methods whose bodies are not read, as data with a strict parser. */
@NullMarked
package dev.hintproof.processor.catalog;

import org.jspecify.annotations.NullMarked;
