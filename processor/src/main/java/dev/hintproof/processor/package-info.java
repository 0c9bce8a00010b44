/** The annotation processor: reads and validates servers, generates their registration, and checks them once they are compiled. */
@NullMarked
package dev.hintproof.processor;

import org.jspecify.annotations.NullMarked;
