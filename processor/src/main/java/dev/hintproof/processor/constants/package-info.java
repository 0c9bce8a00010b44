/** What a call does when its constant arguments decide: SQL texts, HTTP methods, open options. Pure functions over values. */
@NullMarked
package dev.hintproof.processor.constants;

import org.jspecify.annotations.NullMarked;
