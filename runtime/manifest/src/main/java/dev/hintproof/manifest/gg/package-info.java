/** The gg: parameter risk classes of {@code draft-correctover-gg-mcp-parameter-risk-01}, by their exact lexical rules. */
@NullMarked
package dev.hintproof.manifest.gg;

import org.jspecify.annotations.NullMarked;
