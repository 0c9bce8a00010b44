/** The journal as a folder: an SQLite database, the key of its encrypted columns, a bell that tells others of changes. */
@NullMarked
package dev.hintproof.proxy.sqlite;

import org.jspecify.annotations.NullMarked;
