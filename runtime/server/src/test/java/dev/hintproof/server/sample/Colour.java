package dev.hintproof.server.sample;

/** An enum argument. */
public enum Colour {
    RED,
    GREEN
}
