/** Method bodies as operations on values: what a body does, without its stack, its locals and its jumps. */
@NullMarked
package dev.hintproof.processor.ir;

import org.jspecify.annotations.NullMarked;
