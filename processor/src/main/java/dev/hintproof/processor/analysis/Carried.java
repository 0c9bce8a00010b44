package dev.hintproof.processor.analysis;

import dev.hintproof.manifest.effect.Capability;

/**
 * What a carrier carries: a capability, and the boundary that made it.
 *
 * @param capability the capability
 * @param boundary the boundary's qualified name
 * @param label how a path names the boundary
 * @param where the place in the program that made it
 */
record Carried(Capability capability, String boundary, String label, String where) {}
