/**
 * The effect class that a foreign tool list is given. Trust has one direction: a server's own words only make a tool stricter, but
 * for one claim ({@code readOnlyHint: true}), and that only where the operator trusts it and nothing contradicts it.
 */
@NullMarked
package dev.hintproof.manifest.imports;

import org.jspecify.annotations.NullMarked;
