/** What the server offers and what the gate makes of it: classes, pins, the list as the client sees it, arguments against schemas. */
@NullMarked
package dev.hintproof.proxy.surface;

import org.jspecify.annotations.NullMarked;
