/** The forms in which the findings of an audit are reported. */
@NullMarked
package dev.hintproof.cli.report;

import org.jspecify.annotations.NullMarked;
