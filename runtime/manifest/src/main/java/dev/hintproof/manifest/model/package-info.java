/** The manifest as values: a server's tools with their derived hints and where these come from. */
@NullMarked
package dev.hintproof.manifest.model;

import org.jspecify.annotations.NullMarked;
