/** A small MCP client for a terminal. */
@NullMarked
package com.example.client;

import org.jspecify.annotations.NullMarked;
