/** What has changed between two lists of the same server's tools, in words. */
@NullMarked
package dev.hintproof.manifest.drift;

import org.jspecify.annotations.NullMarked;
