/** Compiles the servers that must not build. */
@NullMarked
package com.example.rejected;

import org.jspecify.annotations.NullMarked;
