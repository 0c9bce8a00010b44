package dev.hintproof.manifest.gg;

/**
 * A property of a tool's input schema.
 *
 * @param name its name
 * @param description its {@code description}; empty where it is absent or no string
 * @param required whether the {@code required} list beside it names it
 * @param pointer JSON pointer to the property's schema, from the input schema's root
 * @param deep whether it lies where the draft's enumeration doesn't look
 */
public record SchemaProperty(String name, String description, boolean required, String pointer, boolean deep) {}
