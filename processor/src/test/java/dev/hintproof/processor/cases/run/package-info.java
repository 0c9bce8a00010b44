/** Runs the tools of cases in a process of their own, in a folder with a canary, and records what they did. */
@NullMarked
package dev.hintproof.processor.cases.run;

import org.jspecify.annotations.NullMarked;
