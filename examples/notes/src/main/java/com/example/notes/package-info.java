/** A notes server on one SQLite file: what a developer writes, and nothing more. */
package com.example.notes;
