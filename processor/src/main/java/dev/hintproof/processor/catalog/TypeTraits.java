package dev.hintproof.processor.catalog;

/**
 * What a catalog says of a type as a whole.
 *
 * @param known whether some rule describes the type, by its own name or its package
 * @param immutable whether no method changes an object of it
 * @param holder whether it only keeps what it is given
 * @param open whether a value of it that comes from outside can do anything
 */
public record TypeTraits(boolean known, boolean immutable, boolean holder, boolean open) {}
