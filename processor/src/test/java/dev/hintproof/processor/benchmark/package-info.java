/** What the processor costs a build, measured on generated projects. */
@NullMarked
package dev.hintproof.processor.benchmark;

import org.jspecify.annotations.NullMarked;
