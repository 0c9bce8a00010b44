package dev.hintproof.processor.catalog;

/**
 * A catalog file that wasn't read yet.
 *
 * @param file its name for messages, relative to the project
 * @param text its text
 */
public record CatalogText(String file, String text) {}
