/** Builds small projects with Maven, as their users would. */
@NullMarked
package com.example.builds;

import org.jspecify.annotations.NullMarked;
